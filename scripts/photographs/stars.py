"""The Milky Way over a lake and a line of firs."""

import numpy as np
from darkroom import Noise, blur, canvas, colour, develop, mix, ramp, smooth
from ridges import firs

SHORE = 0.98


def heavens(w, h):
    """The night sky down to the shore: gas, dust lanes and stars."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32) / w
    a, b = Noise(41), Noise(42)
    # along the band and across it
    s, c = np.sin(1.02), np.cos(1.02)
    u, v = (x - 0.60) * c - (y - 0.52) * s, (x - 0.60) * s + (y - 0.52) * c
    v = v + 0.035 * a.fractal(u * 2.2, v * 2.2, 3)
    band = np.exp(-((v / 0.15) ** 2)) * (0.75 + 0.5 * np.exp(-(((u + 0.25) / 0.30) ** 2)))
    core = np.exp(-((v / 0.07) ** 2) - (((u + 0.28) / 0.22) ** 2))
    cloud = 0.75 + 0.55 * b.fractal(x * 5, y * 5, 7, 0.58)
    lane = smooth(0.0, 0.75, a.fractal(u * 3.2 + 9, v * 8.5, 7, 0.58) + 0.75 * np.exp(-(((v - 0.012) / 0.035) ** 2)) - 0.10)
    gas = np.clip(band * cloud, 0, 3) * (1 - 0.82 * lane * np.exp(-((v / 0.13) ** 2)))
    low = smooth(0.25, 1.0, y)
    light = ramp([(0, "#0a1430"), (0.45, "#122244"), (0.80, "#24405c"), (1.0, "#5d6a66")], y) * 0.50
    light = light + colour("#8fa2d8") * (0.20 * gas)[..., None]
    light = light + colour("#ffc9a0") * (0.50 * core * cloud.clip(0, 2) * (1 - 0.8 * lane))[..., None]
    light = light + colour("#5a3a78") * (0.10 * np.clip(b.fractal(x * 2 + 7, y * 2, 3), 0, 1))[..., None]
    light = light + colour("#e0904a") * (0.34 * np.exp(-((x - 0.22) / 0.35) ** 2) * smooth(0.62, 1.0, y) ** 2.2)[..., None]
    rng = np.random.RandomState(4)
    sky = np.zeros((h, w, 3), np.float32)
    many = 26000
    px, py = rng.rand(many), rng.rand(many) * h / w
    iy, ix = (py * w).astype(int).clip(1, h - 3), (px * w).astype(int).clip(1, w - 3)
    keep = rng.rand(many) < 0.16 + 0.84 * np.clip(gas[iy, ix], 0, 1.2) / 1.2
    ix, iy = ix[keep], iy[keep]
    bright = 0.10 * (rng.rand(len(ix)) + 0.003) ** -0.62
    warm = rng.rand(len(ix), 1)
    tint = np.array([0.75, 0.85, 1.15]) * (1 - warm) + np.array([1.15, 0.95, 0.72]) * warm
    np.add.at(sky, (iy, ix), tint * (bright * 3.4)[:, None])
    sky = blur(sky, 0.75) * 1.6 + 0.035 * blur(np.minimum(sky, 30), 4.5) * 9
    return light + sky * (1 - 0.75 * low**2)[..., None]


def paint():
    x, y = canvas(1.5)
    tall, w = x.shape
    sky = heavens(w, tall)
    row = x[0]
    n = Noise(8)
    far = SHORE - 0.075 - 0.075 * n.ridged(row * 1.6 + 2, row * 0, 6, 0.45) + 0.05 * np.abs(row - 0.35)
    hill = smooth(-0.0006, 0.0006, y - far[None])
    light = mix(sky, colour("#14242e") * 0.55 + colour("#5a4a38") * (0.10 * np.exp(-((x - 0.25) / 0.3) ** 2))[..., None], hill)
    bank = SHORE - 0.012 - 0.02 * np.abs(n.fractal(row * 3, row * 0 + 4, 3)) - 0.05 * smooth(0.55, 1.0, row) - 0.03 * smooth(0.22, 0, row)
    trees = firs(row, 0.085, 12, 0.016) * (0.55 + 0.75 * smooth(0.5, 1, row) + 0.5 * smooth(0.25, 0, row))
    wood = smooth(-0.0005, 0.0005, y - (bank - trees)[None])
    light = mix(light, np.array([0.006, 0.009, 0.012]), wood)
    # the lake: the picture above the shore, mirrored, pulled about by small waves
    depth = np.maximum(y - SHORE, 0)
    wobble = n.fractal(x * 9, depth * 260 + 3 * n(x * 3, depth * 30), 3)
    my = 2 * SHORE - y + (0.004 + 0.05 * depth) * wobble - 0.25 * depth
    mx = x + 0.0016 * wobble
    iy = (my * w).clip(0, SHORE * w - 2).astype(int)
    ix = (mx * w).clip(0, w - 1).astype(int)
    soft = blur(light, 1.6)
    water = soft[iy, ix] * (0.74 - 0.7 * depth)[..., None] + colour("#0c1a2c") * 0.12
    mistband = np.exp(-(((y - SHORE + 0.004) / 0.009) ** 2)) * (0.7 + 0.5 * n.fractal(x * 4, y * 40, 4))
    light = np.where((y > SHORE)[..., None], water, light)
    light = light + colour("#7c98a8") * (0.085 * np.clip(mistband, 0, 2))[..., None]
    return develop(light, exposure=1.75, contrast=0.42, saturation=1.05, halo=0.10, vignette=0.45, grain=0.013, seed=31)
