"""A street at night after rain, far out of focus, behind the drops on a window."""

import numpy as np
from darkroom import Noise, blur, canvas, colour, defocus, develop, mix, ramp, smooth

LAMPS = ["#ffb256", "#ffd9a0", "#ff8a3c", "#ff4a38", "#ff4a38", "#fff0d8", "#4fd0b0", "#5aa8ff", "#e85ad0"]


def disc(light, x, y, radius, tint, strength, seed):
    """Adds one blurred lamp: a disc with a slightly brighter rim, cut by the lens at the edges."""
    h, w = light.shape[:2]
    cx, cy, r = x * w, y * w, radius * w
    x0, x1 = int(max(0, cx - r - 3)), int(min(w, cx + r + 4))
    y0, y1 = int(max(0, cy - r - 3)), int(min(h, cy + r + 4))
    if x0 >= x1 or y0 >= y1:
        return
    py, px = np.mgrid[y0:y1, x0:x1].astype(np.float32)
    far = np.hypot(px - cx, py - cy)
    # the barrel of the lens cuts discs far from the centre into a cat's eye
    ex, ey = (cx / w - 0.5) * 0.55 * r, (cy / w - 0.66) * 0.45 * r
    cut = np.hypot(px - cx + ex, py - cy + ey)
    edge = np.clip(r - far, 0, 1.5) / 1.5 * np.clip(1.10 * r - cut, 0, 1.5) / 1.5
    t = np.clip(far / r, 0, 1)
    body = 0.80 + 0.16 * t**2 + 0.26 * smooth(0.86, 0.97, t)
    rough = 1 + 0.05 * Noise(seed)(px / r * 3, py / r * 3)
    light[y0:y1, x0:x1] += colour(tint) * (strength * edge * body * rough)[..., None]


def street():
    x, y = canvas(1)
    n = Noise(55)
    light = ramp([(0, "#18233f"), (0.35, "#2a3350"), (0.62, "#51404a"), (0.72, "#33221f"), (1.34, "#0c0c12")], y) * 0.55
    glow = np.exp(-(((x - 0.52) / 0.26) ** 2 + ((y - 0.66) / 0.16) ** 2))
    light = light + colour("#ff9a4a") * (0.30 * glow)[..., None]
    # house fronts to the left and right of the street
    for side, edge in ((-1, 0.36), (1, 0.70)):
        wall = smooth(-0.03, 0.03, side * (x - edge) - 0.10 * (0.7 - y))
        light = mix(light, light * 0.55 + colour("#2c2026") * 0.16, wall * smooth(0.74, 0.66, y))
    light = np.ascontiguousarray(light)
    rng = np.random.RandomState(20)
    k = 0
    lamps = []
    for side in (-1, 1):
        for i in range(11):  # street lamps, in perspective
            near = 0.86**i
            lamps.append((0.52 + side * (0.04 + 0.50 * near), 0.66 - 0.40 * near, 0.020 + 0.030 * near, "#ffb256", 0.75))
        for i in range(64):  # windows and signs
            near = rng.rand() ** 1.2
            lx = 0.52 + side * (0.05 + 0.52 * near + 0.10 * rng.rand())
            lamps.append((lx, 0.66 - (0.05 + 0.52 * near) * rng.rand() ** 0.9 - 0.02, 0.018 + 0.030 * rng.rand(), LAMPS[rng.randint(len(LAMPS))], 0.16 + 0.34 * rng.rand() ** 2))
    for i in range(7):  # cars that come and cars that go
        near = ((i + 0.8 * rng.rand()) / 7) ** 1.5
        for off in (0, 0.045 + 0.085 * near):
            lamps.append((0.475 - 0.36 * near - off, 0.680 + 0.13 * near, 0.016 + 0.034 * near, "#ffe2b0", 0.50))
            lamps.append((0.555 + 0.32 * near + off, 0.676 + 0.12 * near, 0.015 + 0.030 * near, "#ff3426", 0.50))
    for lx, ly, r, tint, power in lamps:
        k += 1
        disc(light, lx, ly, r, tint, power * 1.15, k)
        if ly > 0.42 and lx > 0.05:  # its reflection in the wet street
            disc(light, lx + 0.01 * rng.randn(), 1.40 - ly + 0.05 * rng.rand(), r * 1.05, tint, power * 0.20, k)
    wet = light.copy()
    for s in range(1, 60):
        wet += np.roll(light, s * 4, 0) * np.exp(-s / 22) * 0.9
    wet = blur(wet / 18, 3) * (0.85 + 0.3 * n.fractal(x * 3, y * 22, 4))[..., None]
    low = smooth(0.72, 0.86, y)
    return mix(light, light * 0.50 + wet * 0.62, low)


def rain(light):
    """Drops on the pane: each is a small lens that shows the street upside down."""
    h, w = light.shape[:2]
    rng = np.random.RandomState(6)
    dim = blur(light, 5)
    out = light.copy()
    many = 420
    size = 0.0022 + 0.013 * rng.rand(many) ** 5.0
    for i in np.argsort(size):
        r = size[i] * w
        cx, cy = rng.rand() * w, rng.rand() * h
        stretch = 1 + 0.25 * rng.rand()
        x0, x1 = int(max(0, cx - r - 2)), int(min(w, cx + r + 3))
        y0, y1 = int(max(0, cy - r * 1.5 - 2)), int(min(h, cy + r * 1.5 + 3))
        py, px = np.mgrid[y0:y1, x0:x1].astype(np.float32)
        u, v = (px - cx) / r, (py - cy) / (r * stretch)
        u = u * (1 + 0.18 * v)
        t = np.hypot(u, v)
        inside = np.clip((1 - t) * r, 0, 1)
        bend = t.clip(0, 1) ** 2
        sx = (cx - u * (0.06 + 0.26 * bend) * w).clip(0, w - 1).astype(int)
        sy = (cy - v * (0.06 + 0.26 * bend) * w).clip(0, h - 1).astype(int)
        seen = dim[sy, sx] * (1.15 - 0.85 * bend**1.5)[..., None]
        shine = np.exp(-(((u + 0.35) / 0.16) ** 2 + ((v + 0.45) / 0.13) ** 2))
        seen = seen + np.array([0.55, 0.60, 0.70]) * (0.35 * shine)[..., None]
        out[y0:y1, x0:x1] = mix(out[y0:y1, x0:x1], seen, inside)
    return out


def paint():
    light = rain(street())
    return develop(light, exposure=1.55, contrast=0.40, saturation=1.08, halo=0.16, vignette=0.5, grain=0.012, seed=41)
