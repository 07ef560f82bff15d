"""A birch wood in autumn, with haze between the trunks."""

import numpy as np
from PIL import Image, ImageDraw
from darkroom import Noise, blur, canvas, colour, defocus, develop, mix, ramp, resized, smooth

W, H = 1350, 1800
FOG = "#f3e3bd"


def leaves(seed, count, size, centre, spread, tints, flat=1.0):
    """A crowd of leaves as premultiplied colour and coverage."""
    rng = np.random.RandomState(seed)
    image = Image.new("RGBA", (W, H), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    for _ in range(count):
        c = centre[rng.randint(len(centre))]
        x, y = c[0] + spread[0] * rng.randn(), c[1] + spread[1] * rng.randn()
        a, r = rng.rand() * 6.3, W * size * (0.6 + 0.7 * rng.rand())
        thin = 0.25 + 0.55 * rng.rand()
        u, v = np.array([np.cos(a), np.sin(a)]) * r, np.array([-np.sin(a), np.cos(a)]) * r * thin
        p = np.array([x, y]) * W
        u, v = u * np.array([1, flat]), v * np.array([1, flat])
        shape = [tuple(p + u * s + v * t) for s, t in ((1, 0), (0.35, 0.8), (-0.5, 0.7), (-1, 0), (-0.5, -0.7), (0.35, -0.8))]
        base = np.array([int(tints[rng.randint(len(tints))][i : i + 2], 16) for i in (1, 3, 5)])
        draw.polygon(shape, fill=tuple((base * (0.35 + 0.65 * rng.rand())).clip(0, 255).astype(int)) + (255,))
    plane = np.asarray(image).astype(np.float32) / 255
    cover = plane[..., 3]
    return (plane[..., :3] ** 2.2) * cover[..., None], cover


def trunk(light, n, x, y, at, half, lean, foot, haze, soft, seed):
    """Paints one birch into the columns that it can reach."""
    reach = 2.2 * half + 0.8 * abs(lean) + 0.02
    a, b = max(0, int((at - reach) * W)), min(W, int((at + reach) * W))
    if a < b:
        light = light.copy()
        s = np.s_[:, a:b]
        light[s] = birch(light[s], n, x[s], y[s], at, half, lean, foot, haze, soft, seed)
    return light


def birch(light, n, x, y, at, half, lean, foot, haze, soft, seed):
    """One birch: a pale cylinder with dark marks that thicken towards the foot."""
    mid = at + lean * (y - 0.7) + 0.004 * n(y * 2.2, seed * 3.3)
    wide = half * (0.86 + 0.20 * smooth(0.0, 1.2, y)) * (1 + 0.35 * smooth(foot - 0.05, foot + 0.02, y))
    u = (x - mid) / wide
    inside = smooth(-soft, soft, (1 - np.abs(u)) * wide) * smooth(foot + 0.012, foot - 0.004, y + 0.010 * n(x * 60, seed))
    round_ = np.sqrt(np.clip(1 - u * u, 0, 1))
    side = np.clip(0.30 + 0.62 * round_ * 0.7 - 0.48 * u, 0.10, 1.25)
    bark = mix(colour("#d9d2c6"), colour("#f4efe4"), 0.5 + 0.5 * n.fractal(u * 0.7, y * 9 + seed, 3))
    curl = y + 0.007 * u * u
    dash = n.fractal(u * 1.1 + seed, curl * 1.9 / half, 3)
    marks = smooth(0.42, 0.62, dash + 0.22 * n(u * 0.5 + 3, y * 5 + seed))
    scar = smooth(0.55, 0.75, n(u * 0.55 + seed * 2.0, curl * 0.32 / half))
    rough = smooth(0.15, -0.25, foot - 0.30 - y + 0.10 * n.fractal(u * 3, y * 14 + seed, 4)) * smooth(-0.1, 0.35, n.fractal(u * 2.5 + 8, y * 16 + seed, 4) + 0.15)
    dark = np.clip(0.82 * marks + 0.9 * scar + 0.85 * rough, 0, 0.94)
    body = mix(bark * 0.92, colour("#241f1c"), dark) * side[..., None]
    body = body * np.array([1.06, 1.0, 0.88]) + colour("#c98a30") * (0.06 * smooth(0.2, 1, u))[..., None]
    body = mix(body, colour(FOG) * 0.92, haze)
    return mix(light, body, inside)


def paint():
    x, y = canvas(1.5)
    n = Noise(61)
    light = ramp([(0, "#efe2b4"), (0.45, "#fbf0cf"), (0.75, "#f0dca8"), (0.92, "#c9a563")], y) * 0.90
    light = light * (1 + 0.20 * n.fractal(x * 3, y * 3, 3))[..., None]
    sunny = np.exp(-(((x - 0.62) / 0.42) ** 2 + ((y - 0.42) / 0.42) ** 2))
    light = light + colour("#fff0c0") * (0.42 * sunny)[..., None]
    gold = ["#e6b93c", "#dda834", "#d49c34", "#e6c558", "#c8a440", "#bda444"]
    rust = ["#a8762e", "#946428", "#b98a3a", "#7e5624", "#a07a36", "#c09a48"]
    rng = np.random.RandomState(15)
    ground = 0.90
    plans = [  # trunks, half width, haze, blur, leaves, their size, foot
        (26, 0.0055, 0.80, 7.0, 1600, 0.016, 0.885),
        (17, 0.0095, 0.60, 4.5, 1300, 0.015, 0.915),
        (9, 0.0160, 0.34, 2.2, 900, 0.014, 0.965),
        (4, 0.0300, 0.06, 0.7, 420, 0.013, 1.075),
    ]
    places = [None, None, [0.04, 0.17, 0.30, 0.43, 0.50, 0.66, 0.74, 0.88, 0.97], [0.115, 0.365, 0.605, 0.925]]
    for k, (many, half, haze, soft, foliage, size, foot) in enumerate(plans):
        # the floor of this depth
        line = foot - 0.025 + 0.012 * n.fractal(x * 4 + 9 * k, x * 0 + k, 3)
        floor = mix(colour("#a5702c"), colour("#d9a545"), 0.5 + 0.5 * n.fractal(x * 22, y * 60 + k, 4))
        floor = floor * (0.60 + 0.35 * n.fractal(x * 5 + k, y * 16, 3))[..., None]
        floor = mix(floor, colour(FOG) * 0.85, haze * 0.9)
        light = mix(light, floor, smooth(-0.012, 0.014, y - line))
        at = places[k] or list((np.arange(many) + 0.9 * rng.rand(many)) / many)
        for j, place in enumerate(at):
            width = half * (0.72 + 0.55 * rng.rand())
            light = trunk(light, n, x, y, place + 0.012 * rng.randn() * (k < 2), width, 0.05 * rng.randn(), foot + 0.012 * rng.randn(), haze, 0.0009 + soft / 2600, 7 * k + 1.37 * j)
        crowd = [(rng.rand(), 0.02 + 0.62 * rng.rand() ** 1.5 * (1 - 0.18 * k)) for _ in range(13 - 2 * k)]
        tint, cover = leaves(70 + k, foliage * 4, size * (0.30 + 0.07 * k), crowd, (0.085 - 0.012 * k, 0.038), gold)
        below = [(rng.rand(), foot + 0.03 + (0.10 + 0.06 * k) * rng.rand()) for _ in range(400)]
        tint2, cover2 = leaves(80 + k, 3000 + 2200 * k, size * (0.22 + 0.11 * k), below, (0.12, 0.014 + 0.016 * k), rust, 0.42)
        for t, c in ((tint2, cover2), (tint, cover)):
            t, c = defocus(t, soft + 0.6), defocus(c, soft + 0.6).clip(0, 1)
            t = t * (1 - haze)  + colour(FOG) * (0.90 * haze * c)[..., None]
            light = light * (1 - c)[..., None] + t * (1.30 + 0.5 * sunny)[..., None]
        light = light + colour("#fff0c8") * ((0.10 - 0.022 * k) * sunny)[..., None]
    return develop(light, exposure=1.02, contrast=0.36, saturation=1.04, halo=0.12, vignette=0.35, seed=51)
