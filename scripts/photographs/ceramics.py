"""A still life of pots in the light of a window."""

import numpy as np
from darkroom import SIZE, Noise, colour, develop, mix, resized, smooth

W, H = 675, 900


class Pot:
    """A turned body: a closed outline in (radius, height), standing at a place on the table."""

    def __init__(self, x, z, outline, glaze, gloss, wall):
        self.x, self.z, self.glaze, self.gloss = x, z, glaze, gloss
        h, r = zip(*outline)
        top = max(h)
        fine = np.linspace(0, top, 400)
        # a smooth curve through the outline's points
        self.top, self.fine, self.wall = top, fine, wall
        r = np.interp(fine, h, r)
        kernel = np.hanning(41) / np.hanning(41).sum()
        padded = np.concatenate([[r[0]] * 20, r, [r[-1]] * 20])
        self.r = np.convolve(padded, kernel, "valid")

    def distance(self, x, y, z):
        """A safe step towards the pot from points in space."""
        q = np.hypot(x - self.x, z - self.z)
        r = np.interp(np.clip(y, 0, self.top), self.fine, self.r)
        a, b = q - r, np.maximum(y - self.top, -y)
        out = np.where(a > 0, np.hypot(a, np.maximum(b, 0)), np.maximum(a, b)) - 0.006
        if self.wall:
            hollow = np.maximum(q - (r - self.wall), 0.06 - y)
            out = np.maximum(out, -hollow)
        return out * 0.72


def scene():
    return [
        Pot(-0.27, 0.25, [(0, 0.20), (0.10, 0.29), (0.34, 0.37), (0.60, 0.34), (0.80, 0.17), (1.0, 0.085), (1.16, 0.085), (1.22, 0.12)], "#e9e1d2", 0.20, 0.03),
        Pot(0.34, 0.42, [(0, 0.19), (0.25, 0.215), (0.62, 0.20), (0.75, 0.13), (0.84, 0.09), (0.92, 0.10)], "#8fa39a", 0.55, 0.025),
        Pot(0.20, -0.18, [(0, 0.11), (0.04, 0.14), (0.16, 0.245), (0.30, 0.285)], "#b5673f", 0.35, 0.022),
        Pot(0.60, -0.04, [(0, 0.12), (0.05, 0.165), (0.22, 0.20), (0.36, 0.165), (0.40, 0.17)], "#34495a", 0.75, 0.022),
    ]


FRUIT = [(-0.16, 0.105, -0.36, 0.105, "#d8a02c"), (-0.42, 0.10, -0.26, 0.10, "#cf9a30")]


def fields(pots, x, y, z):
    """Distances to every body, the table and the wall, one plane each."""
    out = [p.distance(x, y, z) for p in pots]
    for cx, cy, cz, r, _ in FRUIT:
        u = x - cx
        out.append((np.sqrt((u * 0.86) ** 2 + (y - cy) ** 2 + (z - cz) ** 2) - r) * 0.85)
    out.append(y)
    out.append(1.25 - z)
    return out


def nearest(pots, x, y, z):
    return np.minimum.reduce(fields(pots, x, y, z))


def paint():
    pots = scene()
    rng = np.random.RandomState(17)
    j, i = np.mgrid[0:H, 0:W].astype(np.float64)
    eye = np.array([0.12, 0.95, -3.75])
    look = np.array([0.10, 0.47, 0.15]) - eye
    look /= np.linalg.norm(look)
    right = np.cross([0, 1, 0], look)
    right /= np.linalg.norm(right)
    up = np.cross(look, right)
    total = np.zeros((H, W, 3))
    passes = 4
    for k in range(passes):
        u = ((i + (k % 2) * 0.5 + 0.25) / W - 0.5) / 2.25
        v = -((j + (k // 2) * 0.5 + 0.25) / W - 0.6667) / 2.25
        dx, dy, dz = (look[c] + u * right[c] + v * up[c] for c in range(3))
        n = np.sqrt(dx * dx + dy * dy + dz * dz)
        total += shade(pots, eye, (dx / n).ravel(), (dy / n).ravel(), (dz / n).ravel(), rng).reshape(H, W, 3)
    light = (total / passes).astype(np.float32)
    light = np.stack([resized(light[..., c], SIZE) for c in range(3)], -1).clip(0)
    return develop(light, exposure=1.6, contrast=0.36, saturation=0.96, halo=0.07, vignette=0.45, seed=71)


def march(pots, o, d, far, steps, slack=1.0):
    """How far each ray goes before it touches something, and whether it does."""
    t = np.full(o[0].shape, 0.012)
    live = np.arange(t.size)
    hit = np.zeros(t.size, bool)
    for _ in range(steps):
        p = [o[c][live] + d[c][live] * t[live] for c in range(3)]
        s = nearest(pots, *p)
        t[live] += s
        touched = s < 0.0012 * slack
        hit[live[touched]] = True
        live = live[~touched & (t[live] < far)]
        if live.size == 0:
            break
    return t, hit


def shade(pots, eye, dx, dy, dz, rng):
    m = dx.size
    o = [np.full(m, eye[c]) for c in range(3)]
    t, _ = march(pots, o, (dx, dy, dz), 9, 110)
    p = [eye[c] + d * t for c, d in enumerate((dx, dy, dz))]
    which = np.argmin(np.stack(fields(pots, *p)), 0)
    e = 0.0015
    g = [
        nearest(pots, *(q + (e if a == c else 0) for a, q in enumerate(p)))
        - nearest(pots, *(q - (e if a == c else 0) for a, q in enumerate(p)))
        for c in range(3)
    ]
    size = np.sqrt(sum(q * q for q in g)) + 1e-12
    nx, ny, nz = (q / size for q in g)
    stuff, gloss = colours(pots, which, p)
    o = [p[c] + 0.006 * (nx, ny, nz)[c] for c in range(3)]
    light = np.zeros((m, 3))
    shine = np.zeros(m)
    samples = 7
    for _ in range(samples):  # the window: a tall pane at the left, a little in front
        a, b = rng.rand(m), rng.rand(m)
        l = [-3.2 - p[0], 0.55 + 2.3 * b - p[1], -1.9 + 2.0 * a - p[2]]
        r = np.sqrt(sum(q * q for q in l))
        l = [q / r for q in l]
        face = np.clip(nx * l[0] + ny * l[1] + nz * l[2], 0, 1)
        todo = np.flatnonzero(face > 0)
        clear = np.zeros(m)
        _, hit = march(pots, [q[todo] for q in o], [q[todo] for q in l], 2.6, 34)
        clear[todo] = ~hit
        power = clear * np.clip(l[0] * -0.9 - l[2] * 0.0, 0, 1) * 11.5 / (r * r)
        light += (face * power)[:, None] * np.array([1.0, 0.965, 0.90])
        h = [l[0] - dx, l[1] - dy, l[2] - dz]
        hl = np.sqrt(sum(q * q for q in h))
        spec = np.clip((nx * h[0] + ny * h[1] + nz * h[2]) / hl, 0, 1)
        shine += clear * (gloss * 1.1 * spec**260 + gloss * 0.10 * spec**26) * 3
    light /= samples
    shine /= samples
    # the room: what comes from everywhere, less in the corners, warmed by the table
    room = np.zeros((m, 3))
    for _ in range(4):
        v = rng.randn(3, m)
        v /= np.sqrt((v * v).sum(0))
        v = v + np.stack([nx, ny, nz])
        v /= np.sqrt((v * v).sum(0)) + 1e-9
        t, hit = march(pots, o, v, 0.9, 14, 3)
        open_ = np.where(hit, np.clip(t / 0.9, 0, 1) ** 1.2 * 0.45, 1.0)
        left = 0.62 - 0.30 * v[0]
        room += (open_ * left)[:, None] * np.where((v[1] < 0)[:, None], np.array([0.34, 0.26, 0.19]), np.array([0.30, 0.31, 0.33]))
    room /= 4
    out = stuff * (light + room * 1.05)
    fresnel = 0.04 + 0.5 * (1 - np.clip(-(nx * dx + ny * dy + nz * dz), 0, 1)) ** 5
    out += (shine + gloss * fresnel * 0.16)[:, None] * np.array([1.0, 0.98, 0.95])
    return out


def colours(pots, which, p):
    """What each point is made of: its colour and how it shines."""
    n, k = Noise(91), len(pots)
    x, y, z = (q.astype(np.float32) for q in p)
    stuff, gloss = np.zeros((x.size, 3)), np.zeros(x.size)
    for i, pot in enumerate(pots):
        on = which == i
        px, py, pz = x[on], y[on], z[on]
        base = np.broadcast_to(colour(pot.glaze), (px.size, 3)).copy()
        ang = np.arctan2(pz - pot.z, px - pot.x)
        base *= (1 + 0.05 * n.fractal(ang * 2, py * 9 + 3 * i, 4) + 0.025 * np.sin(py * 150 + 2 * n(ang, py * 3)))[:, None]
        speck = smooth(0.62, 0.78, n(ang * 14, py * 46 + 9 * i)) * smooth(-0.1, 0.5, n(ang * 3, py * 7))
        base = mix(base, colour("#4a3626"), 0.65 * speck)
        if i in (0, 1):  # glaze ends above the foot, and the bare clay shows
            bare = smooth(0.0, 0.012, (0.16 if i == 0 else 0.10) + 0.015 * n.fractal(ang * 1.3, np.full_like(py, i), 2) - py)
            base = mix(base, colour("#b08560") * 0.9, bare)
            gloss[on] = pot.gloss * (1 - bare)
        else:
            gloss[on] = pot.gloss
        stuff[on] = base
    for i, f in enumerate(FRUIT):
        on = which == k + i
        base = np.broadcast_to(colour(f[4]), (on.sum(), 3)) * (1 + 0.10 * n.fractal(x[on] * 60, y[on] * 60 + z[on] * 50, 2))[:, None]
        stuff[on], gloss[on] = base, 0.22
    on = which == k + len(FRUIT)
    grain = n.fractal(x[on] * 1.6, z[on] * 22, 5) + 0.5 * n.fractal(x[on] * 6, z[on] * 130, 3)
    stuff[on] = mix(colour("#8a623f"), colour("#b58a5e"), smooth(-0.9, 0.9, grain)) * 0.85
    gloss[on] = 0.05
    on = which == k + len(FRUIT) + 1
    plaster = n.fractal(x[on] * 2, y[on] * 2, 6, 0.55)
    stuff[on] = mix(colour("#b9ac98"), colour("#d2c7b4"), 0.5 + 0.45 * plaster) * 0.72
    return stuff, gloss
