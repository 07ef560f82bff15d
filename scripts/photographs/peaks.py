"""A snow peak in the last light."""

import numpy as np
from darkroom import Noise, blur, canvas, colour, develop, mix, ramp, smooth
from terrain import Field


def mountains(n=2048):
    """Eroded heights: an octave counts less where the octaves before it were steep."""
    z, x = np.mgrid[0:n, 0:n].astype(np.float32) / n
    a, b = Noise(21), Noise(22)
    wx = x + 0.05 * b.fractal(x * 4, z * 4, 3)
    wz = z + 0.05 * b.fractal(x * 4 + 50, z * 4 + 50, 3)
    h, gx, gz, weight = 0.0, 0.0, 0.0, 1.0
    e = 0.5 / n
    for k in range(11):
        f = 4.0 * 1.93**k
        turn = 0.6 * k
        c, s = np.cos(turn) * f, np.sin(turn) * f

        def octave(dx, dz):
            return a((wx + dx) * c - (wz + dz) * s + 13 * k, (wx + dx) * s + (wz + dz) * c + 7 * k)

        gx = gx + weight * (octave(e, 0) - octave(-e, 0)) / (2 * e) * 0.085
        gz = gz + weight * (octave(0, e) - octave(0, -e)) / (2 * e) * 0.085
        here = octave(0, 0)
        crest = 1.1 - 2.2 * np.sqrt(here * here + 0.003)
        h = h + weight * (0.45 * here + 0.55 * crest) / (1 + 0.8 * (gx * gx + gz * gz))
        weight *= 0.49
    return h


def paint():
    heights = mountains()
    z, x = np.mgrid[0:2048, 0:2048].astype(np.float32) / 2048
    summit = np.exp(-(((x - 0.52) / 0.13) ** 2 + ((z - 0.62) / 0.12) ** 2))
    range_ = np.exp(-(((z - 0.66) / 0.11) ** 2))
    h = 0.085 * heights * (0.30 + 0.75 * range_) + 0.125 * summit * (0.85 + 0.55 * heights) + 0.03 * range_
    field = Field(blur(h, 0.8))
    w, tall = 1350, 1800
    px, py = canvas(1.5)
    eye = (0.50, 0.085, 0.05)
    gx, gz, distance = field.view(w, tall, eye, 0.02, 1.55, 0.86, 0.03, 0.95, 3000)
    ground = np.isfinite(distance)
    d = np.where(ground, distance, 1)
    nx, ny, nz = field.normal(gx, gz, d / (1.55 * w) * 0.9)
    height = field.sample(field.h, gx, gz)
    lit = field.sample(blur(field.lit([0.20, 0.23, 0.26, 0.29]), 0.8), gx, gz)
    sun = np.array([-0.93, 0.26, -0.30])
    sun /= np.linalg.norm(sun)
    facing = np.clip(nx * sun[0] + ny * sun[1] + nz * sun[2], 0, 1)
    detail = Noise(9).fractal(gx * 160, gz * 160, 4)
    snow = smooth(0.50, 0.66, ny + 0.10 * detail)
    rock = mix(colour("#3b3a40"), colour("#6d625c"), smooth(-0.5, 0.6, detail))
    stuff = mix(rock, np.array([0.86, 0.89, 0.95]), snow)
    glow = np.array([2.55, 1.12, 0.62])
    up = 0.5 + 0.5 * ny
    sky_light = np.array([0.20, 0.29, 0.50])[None, None] * up[..., None]
    shade = stuff * (glow * (facing * lit)[..., None] + sky_light + np.array([0.10, 0.06, 0.06]) * (1 - up)[..., None])
    air = 1 - np.exp(-d * 0.75 - np.clip(0.10 - height, 0, 1) * 4.0 * d)
    shade = mix(shade, colour("#8f9fc4") * 0.62, np.clip(air, 0, 1))
    sky = ramp([(0, "#4a6494"), (0.3, "#7f93bd"), (0.55, "#b59db4"), (0.75, "#f0b79c"), (0.95, "#f5c7a2")], py) * 0.85
    c = Noise(6)
    wisps = smooth(0.15, 1.1, c.fractal(px * 1.6 + 0.4 * c(px * 2, py * 2), py * 4, 6, 0.5) + 0.1)
    sky = mix(sky, colour("#ffc4a6") * 1.05, 0.42 * wisps * smooth(0.75, 0.2, py))
    light = np.where(ground[..., None], shade, sky)
    return develop(light, exposure=1.18, contrast=0.40, saturation=1.05, halo=0.08, seed=8)
