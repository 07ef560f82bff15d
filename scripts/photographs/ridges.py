"""Mountain ridges in the mist, a little after sunrise."""

import numpy as np
from darkroom import Noise, blur, canvas, colour, develop, mix, ramp, smooth


def firs(x, height, seed, spacing):
    """The outline of a row of firs above a ridge, in widths."""
    rng = np.random.RandomState(seed)
    top = np.zeros_like(x)
    at = -0.02
    while at < 1.02:
        tall = height * (0.35 + 0.65 * rng.rand() ** 1.5)
        half = tall * (0.16 + 0.07 * rng.rand())
        reach = np.clip(1 - np.abs(x - at) / half, 0, 1)
        twigs = 1 - 0.22 * np.abs(np.sin(reach * tall * 900 + rng.rand() * 9))
        top = np.maximum(top, tall * reach**0.9 * twigs)
        at += spacing * (0.25 + 1.5 * rng.rand() ** 1.4)
    return top


def paint():
    x, y = canvas(1.5)
    n, mist = Noise(11), Noise(5)
    sun = (0.66, 0.40)
    away = np.hypot((x - sun[0]) * 0.8, y - sun[1])
    light = ramp([(0, "#5e86b4"), (0.22, "#a3b8cc"), (0.36, "#e9cdb4"), (0.47, "#fbd9a4")], y) * 0.95
    veil = mist.fractal(x * 1.3 + 3, y * 7, 5)
    light = light * (1 + 0.10 * veil * smooth(0.5, 0.05, y))[..., None]
    light += colour("#ffc070") * (0.55 * np.exp(-away / 0.16) + 2.6 * np.exp(-((away / 0.035) ** 2)))[..., None]
    row = x[0]
    layers = 9
    for k in range(layers):
        t = k / (layers - 1)
        base = 0.43 + 0.78 * t**1.35
        size = 0.055 + 0.075 * t
        f = 2.0 - 0.5 * t
        ridge = n.ridged(row * f + 7.7 * k, np.full_like(row, 3.1 * k), 6, 0.47)
        line = base - size * (ridge * 1.9 - 0.85) - 0.05 * t * n(row * 0.8 + k, k * 2.0)
        if k >= 4:
            tall = 0.0045 * 2.05 ** (k - 4)
            line = line - firs(row, tall, 40 + k, tall * 0.42)
        line = line[None]
        inside = np.clip((y - line) * 1350 / (1.0 + 0.3 * (k == 8)), 0, 1)
        depth = y - line
        haze = np.exp(-2.6 * t)
        body = mix(colour("#06141a"), colour("#8fa0b4"), haze**0.8)
        warm = np.exp(-np.abs(x - sun[0]) / 0.42) * haze
        body = body + colour("#ff9e58") * (0.55 * warm)[..., None]
        slope = n.fractal(x * 7 + 5 * k, y * 10, 3) + 0.30 * n.fractal(x * 150 + 5 * k, y * 80, 2)
        body = body * (1 + (0.06 + 0.34 * t) * slope)[..., None]
        swirl = 0.75 + 0.5 * mist.fractal(x * 2.2 + k, y * 9 + 2 * k, 5)
        thick = smooth(0.0, 0.10 + 0.10 * t, depth) * np.clip(swirl, 0, 1.3) * (0.92 - 0.80 * t**1.6)
        fog = mix(colour("#f8d0a8"), colour("#8fa9bd"), smooth(0.0, 0.75, t + 0.5 * np.abs(x - sun[0])))
        body = mix(body, fog * 0.86, np.clip(thick, 0, 1))
        light = mix(light, body, inside)
    rays = 0.20 * np.exp(-away / 0.30) * smooth(1.1, 0.6, y)
    light = light + colour("#ffb96a") * rays[..., None]
    return develop(light, exposure=1.05, contrast=0.5, saturation=1.15, halo=0.10, vignette=0.35, seed=3)
