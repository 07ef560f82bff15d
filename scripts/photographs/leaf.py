"""Dew on a leaf, very close."""

import numpy as np
from darkroom import Noise, blur, canvas, colour, defocus, develop, mix, ramp, smooth


def surface(x, y):
    """The leaf's height: a midrib, side veins that leave it in arcs, and a net of small cells."""
    n = Noise(71)
    s, c = np.sin(0.62), np.cos(0.62)
    u, v = (x - 0.42) * c - (y - 0.70) * s, (x - 0.42) * s + (y - 0.70) * c
    u = u + 0.02 * np.sin(v * 2.4)
    side = np.sign(u)
    p = (v + 0.55 * np.abs(u) - 0.30 * u * u + 0.05 * side + 0.012 * n.fractal(u * 5, v * 5, 2)) / 0.125
    f = p - np.floor(p) - 0.5
    vein = np.exp(-((f * 0.125 / (0.0042 - 0.0018 * np.abs(u).clip(0, 1))) ** 2))
    rib = np.exp(-((u / (0.011 - 0.004 * v)) ** 2))
    bulge = np.cos(f * 2 * np.pi) * -0.5 * smooth(0, 0.08, np.abs(u))
    wx, wy = u + 0.006 * n.fractal(u * 40, v * 40, 2), v + 0.006 * n.fractal(u * 40 + 5, v * 40, 2)
    net = np.minimum(np.abs(n(wx * 46, wy * 46)), np.abs(n(wx * 46 + 77, wy * 46 + 31)))
    net = np.exp(-((net / 0.10) ** 2))
    fine = np.exp(-((np.abs(n(wx * 110, wy * 110)) / 0.13) ** 2))
    return vein, rib, bulge, net, fine, u, v


def paint():
    x, y = canvas(1.5)
    w = x.shape[1]
    n = Noise(72)
    vein, rib, bulge, net, fine, u, v = surface(x, y)
    height = 0.006 * bulge - 0.0022 * vein - 0.004 * rib - 0.00022 * net - 0.00008 * fine + 0.012 * n.fractal(x * 2.5, y * 2.5, 2)
    gy, gx = np.gradient(height * w)
    sun = np.array([-0.55, -0.50, 0.67])
    length = np.sqrt(gx * gx + gy * gy + 1)
    facing = np.clip((-gx * sun[0] - gy * sun[1] + sun[2]) / length, 0, 1.2)
    green = mix(colour("#2f6b1c"), colour("#5c9a2a"), 0.5 + 0.5 * n.fractal(x * 3, y * 3, 3))
    green = mix(green, colour("#8fbf4a"), 0.60 * vein + 0.10 * net)
    green = mix(green, colour("#b4d47a"), 0.85 * rib)
    half = np.array([-0.30, -0.36, 0.88])
    gloss = np.clip((-gx * half[0] - gy * half[1] + half[2]) / length, 0, 1) ** 34
    patch = 0.5 + 0.5 * n.fractal(x * 1.4 + 3, y * 1.4, 2)
    leaf = green * (0.22 + 1.05 * facing)[..., None] + np.array([0.75, 0.85, 0.9]) * (0.16 * gloss * patch)[..., None]
    leaf = leaf + colour("#c8e060") * (0.10 * smooth(0.35, 1.0, facing) * (1 - vein))[..., None]

    rng = np.random.RandomState(33)
    drops = [(0.56, 0.66, 0.094), (0.30, 0.86, 0.061), (0.74, 0.87, 0.050), (0.33, 0.56, 0.043), (0.80, 0.60, 0.034), (0.50, 0.93, 0.030), (0.17, 0.70, 0.026)]
    tries = 0
    while len(drops) < 150 and tries < 9000:
        tries += 1
        dx, dy, r = rng.rand(), rng.rand() * 1.333, 0.0035 + 0.020 * rng.rand() ** 4
        if all(np.hypot(dx - a, dy - b) > r + c + 0.003 for a, b, c in drops):
            drops.append((dx, dy, r))
    h = x.shape[0]
    for k, (dx, dy, r) in enumerate(drops):
        m = 2.1 * r
        x0, x1 = int(max(0, (dx - m) * w)), int(min(w, (dx + m) * w))
        y0, y1 = int(max(0, (dy - m) * w)), int(min(h, (dy + m) * w))
        if x1 - x0 < 4 or y1 - y0 < 4:
            continue
        px, py = x[y0:y1, x0:x1], y[y0:y1, x0:x1]
        a, b = (px - dx) / r, (py - dy) / r
        a, b = a * (1 + 0.05 * np.sin(k * 1.7)), b * (1 - 0.05 * np.sin(k * 1.7))
        t = np.hypot(a, b) * (1 + 0.035 * np.sin(2 * np.arctan2(b, a) + k) + 0.02 * np.sin(3 * np.arctan2(b, a) + 2 * k))
        part = leaf[y0:y1, x0:x1]
        # its shadow falls away from the sun, with a bright spot where the drop gathers the light
        shade = smooth(1.22, 0.80, np.hypot(a - 0.20, b - 0.19))
        part = part * (1 - 0.62 * shade)[..., None]
        spot = np.exp(-(((a - 0.62) ** 2 + (b - 0.58) ** 2) / 0.10))
        part = part + colour("#d8f090") * (0.55 * spot * smooth(0.8, 1.05, t))[..., None]
        # inside: the leaf, magnified; dark towards the sun, bright away from it
        bend = 1 - 0.34 * np.sqrt(np.clip(1 - t * t, 0, 1))
        sx = ((dx + a * r * bend) * w).clip(0, w - 1).astype(int)
        sy = ((dy + b * r * bend) * w).clip(0, h - 1).astype(int)
        seen = leaf[sy, sx]
        along = a * 0.72 + b * 0.69
        inner = seen * (0.52 + 0.50 * smooth(-0.8, 0.9, along))[..., None]
        inner = inner + colour("#cdea80") * (0.85 * np.exp(-(((a - 0.40) ** 2 + (b - 0.38) ** 2) / 0.16)))[..., None]
        rim = smooth(0.80, 1.0, t)
        inner = inner * (1 - 0.55 * rim * smooth(0.4, -0.9, along))[..., None]
        inner = inner + np.array([0.55, 0.68, 0.70]) * (0.32 * smooth(0.72, 0.98, t) * smooth(0.1, 0.9, along))[..., None]
        inner = inner + np.array([0.60, 0.72, 0.85]) * (0.20 * smooth(0.95, 0.3, t) * smooth(0.0, -0.9, along))[..., None]
        pane = smooth(0.19, 0.14, np.maximum(np.abs(a + 0.36 + 0.22 * b), np.abs(b + 0.40) * 0.8))
        inner = inner + np.array([1.0, 1.0, 0.98]) * (3.2 * pane)[..., None]
        tiny = np.exp(-(((a - 0.55) ** 2 + (b - 0.60) ** 2) / 0.004))
        inner = inner + (0.9 * tiny)[..., None]
        leaf[y0:y1, x0:x1] = mix(part, inner, smooth(1.0, 1.0 - 1.6 / (r * w), t))

    # the focus lies on a band through the big drop; before and behind it the lens blurs
    off = np.abs((y - 0.74) * 0.95 + (x - 0.5) * 0.20)
    amount = smooth(0.10, 0.66, off)
    soft = [leaf, defocus(leaf, 3), defocus(leaf, 8), defocus(leaf, 18), defocus(leaf, 32)]
    step = amount * 4
    light = leaf * 0
    for k in range(5):
        light += soft[k] * np.clip(1 - np.abs(step - k), 0, 1)[..., None]
    back = smooth(0.55, 0.0, y + 0.15 * x)
    light = light * (1 - 0.25 * back)[..., None] + colour("#e6f0a0") * (0.22 * back * np.exp(-(((x - 0.75) / 0.4) ** 2)))[..., None]
    return develop(light, exposure=1.55, contrast=0.42, saturation=1.0, halo=0.09, vignette=0.55, seed=61)
