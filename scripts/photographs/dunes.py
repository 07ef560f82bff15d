"""Dunes under a low sun."""

import numpy as np
from darkroom import Noise, blur, canvas, colour, develop, mix, ramp, smooth
from terrain import Field


def sand(n=2048):
    """Waves of sand: long slopes to windward, short steep ones to leeward, sharp between."""
    z, x = np.mgrid[0:n, 0:n].astype(np.float32) / n
    a = Noise(31)
    bend = 0.16 * a.fractal(x * 2.1, z * 1.5, 2) + 0.035 * a.fractal(x * 7 + 3, z * 5, 2)

    def waves(length, lean, shift):
        p = (x + lean * z + bend) / length + shift
        p = p - np.floor(p)
        rise = smooth(0, 0.72, p) * 0.5 + 0.5 * (p / 0.72).clip(0, 1)
        return np.where(p < 0.72, rise, np.clip(1 - (p - 0.72) / 0.28, 0, 1) ** 1.15)

    size = 0.65 + 0.55 * a(x * 3 + 9, z * 2.5)
    h = 0.050 * waves(0.34, 0.30, 0.15) * np.clip(size, 0.15, 1.3)
    h += 0.013 * waves(0.115, 0.55, 0.4) * np.clip(0.5 + a(x * 5, z * 5 + 4), 0, 1)
    h += 0.030 * a.fractal(x * 1.7 + 20, z * 1.7, 2)
    return h


def paint():
    field = Field(blur(sand(), 1.0))
    w, tall, focal = 1350, 1800, 1.05
    px, py = canvas(1.5)
    eye = (0.42, 0.112, 0.10)
    gx, gz, distance = field.view(w, tall, eye, 0.25, focal, 0.40, 0.03, 2.2, 3600)
    ground = np.isfinite(distance)
    d = np.where(ground, distance, 1)
    foot = d / (focal * w)
    nx, ny, nz = field.normal(gx, gz, foot)
    r = Noise(14)
    ripple = 620 * (gx + 0.25 * gz) + 5.0 * r.fractal(gx * 26, gz * 26, 3)
    near = np.clip(1 - foot * 620 * 3.0, 0, 1) * (0.55 + 0.45 * r(gx * 18, gz * 18))
    nx = nx + 0.17 * near * np.cos(ripple)
    grit = r.fractal(gx * 700, gz * 700, 2) * np.clip(1 - foot * 1800, 0, 1)
    sun = np.array([0.90, 0.30, 0.22])
    sun /= np.linalg.norm(sun)
    length = np.sqrt(nx * nx + ny * ny + nz * nz)
    facing = np.clip((nx * sun[0] + ny * sun[1] + nz * sun[2]) / length, 0, 1)
    shadow = field.lit([0.27, 0.29, 0.31, 0.33, 0.35], sun=1)
    lit = field.sample(blur(shadow, 0.7), gx, gz)
    stuff = colour("#d99a5c") * (1 + 0.10 * grit + 0.10 * r.fractal(gx * 8, gz * 8, 3))[..., None]
    up = (0.5 + 0.5 * ny)[..., None]
    light = stuff * (
        np.array([3.3, 2.45, 1.55]) * (facing * lit)[..., None]
        + np.array([0.20, 0.25, 0.40]) * up
        + np.array([0.20, 0.11, 0.05]) * (1.3 - up)
    )
    air = np.clip(1 - np.exp(-d * 0.62), 0, 1)
    light = mix(light, colour("#eec49c") * 0.80, air)
    sky = ramp([(0, "#6f93bd"), (0.18, "#a9bccb"), (0.33, "#ecd3b3"), (0.42, "#f6d0a0")], py + 0.10 * (0.5 - px)) * 0.95
    sky = sky * (1 + 0.05 * r.fractal(px * 1.5, py * 6, 5))[..., None]
    sky = sky + colour("#ffcf90") * (0.75 * np.exp(-np.hypot(px - 1.15, (py - 0.33)) / 0.35))[..., None]
    light = np.where(ground[..., None], light, sky)
    return develop(light, exposure=0.95, contrast=0.38, saturation=1.05, halo=0.07, vignette=0.4, seed=12)
