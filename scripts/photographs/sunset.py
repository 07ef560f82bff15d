"""The sea at sunset."""

import numpy as np
from darkroom import Noise, blur, canvas, colour, develop, mix, ramp, smooth

HORIZON = 0.60
SUN = (0.58, 0.545)


def sky(x, y, clouds=True):
    """The light of the sky in a direction, as picture coordinates that may leave the picture."""
    up = HORIZON - y
    light = ramp(
        [(0, "#ffb35a"), (0.06, "#fb9a58"), (0.16, "#d98a80"), (0.30, "#8d7fa3"), (0.62, "#3c5687")], up
    ) * 0.9
    away = np.hypot((x - SUN[0]) * 0.75, (y - SUN[1]) * 1.15)
    light = light + colour("#ff8a3a") * (1.1 * np.exp(-away / 0.10))[..., None]
    light = light + colour("#ffb060") * (0.5 * np.exp(-away / 0.30))[..., None]
    if clouds:
        n = Noise(77)
        far = 0.10 / (np.maximum(up, 0.004) + 0.055)
        u, v = (x - 0.5) * far * 3.4, far * 7.5
        bulk = n.fractal(u + 0.3 * n(u * 2, v * 2), v, 7, 0.52)
        cover = smooth(0.02, 0.85, bulk + 0.10 - 0.5 * smooth(0.35, 0.62, up))
        thick = smooth(0.25, 1.1, bulk + 0.1 * n(u * 9, v * 9))
        lit = mix(colour("#ff9a62") * 1.15, colour("#5d4a66") * 0.62, thick)
        lit = lit + colour("#ffb469") * (1.5 * np.exp(-away / 0.16) * (1 - thick))[..., None]
        light = mix(light, lit, 0.88 * cover * smooth(0.0, 0.05, up))
    return light


def waves(gx, gz, foot):
    """Slopes of the sea at points, without the waves finer than a pixel; also their variance."""
    rng = np.random.RandomState(9)
    sx, sz = np.zeros_like(gx), np.zeros_like(gx)
    lost = np.zeros_like(gx)
    n = Noise(3)
    wx = gx + 0.35 * n(gx * 0.35, gz * 0.35)
    wz = gz + 0.35 * n(gx * 0.35 + 9, gz * 0.35 + 5)
    for k in range(64):
        length = 3.2 * 0.93**k
        angle = rng.randn() * (0.45 + 0.008 * k)
        kx, kz = np.sin(angle) * 2 * np.pi / length, np.cos(angle) * 2 * np.pi / length
        steep = 0.045 * (1 if k < 40 else 0.8)
        keep = smooth(1.0, 0.30, foot / length)
        phase = kx * wx + kz * wz + rng.rand() * 6.28
        crest = np.cos(phase) + 0.35 * np.cos(2 * phase)
        sx += steep * np.sin(angle) * crest * keep
        sz += steep * np.cos(angle) * crest * keep
        lost += 0.5 * (steep * (1 - keep)) ** 2
    return sx, sz, lost


def paint():
    x, y = canvas(2)
    below = np.maximum(y - HORIZON, 2e-4)
    focal, eye = 1.15, 1.7
    d = eye * focal / below
    gx, gz = (x - 0.5) / focal * d, d
    foot = d * d / (eye * focal * 1800) * 0.55
    sx, sz, lost = waves(gx, gz, foot)
    # the ray goes (rx, -drop, 1); reflect it in the normal (-sx, 1, -sz)
    length = np.sqrt(((x - 0.5) / focal) ** 2 + (below / focal) ** 2 + 1)
    rx, ry, rz = (x - 0.5) / focal / length, -below / focal / length, 1 / length
    hidden = -ry / np.maximum(rz, 1e-6)
    sz = np.where(-sz * rz > -ry * 1.0, hidden * -0.7, sz)
    nl = np.sqrt(sx * sx + sz * sz + 1)
    dot = (rx * -sx + ry - rz * sz) / nl
    ox, oy, oz = rx + 2 * dot * sx / nl, ry - 2 * dot / nl, rz + 2 * dot * sz / nl
    oy = np.abs(oy) + 0.6 * np.sqrt(lost)
    oz = np.maximum(oz, 0.15)
    mx, my = 0.5 + focal * ox / oz, HORIZON - focal * oy / oz
    mirror = sky(np.clip(mx, -1, 2), np.maximum(my, -0.6), clouds=False)
    fresnel = 0.02 + 0.98 * (1 - np.clip(-dot, 0, 1)) ** 5
    water = mix(colour("#0b2a3c") * 0.55, mirror, np.clip(fresnel * 1.05, 0, 1))
    spread = 0.018 + 1.2 * np.sqrt(lost)
    glint = np.exp(-(((mx - SUN[0]) / spread) ** 2 + ((my - SUN[1]) / (spread * 2.2)) ** 2) / 2)
    water = water + colour("#ffc078") * (4.2 * glint * fresnel / (1 + 9 * np.sqrt(lost)))[..., None]
    above = sky(x, y)
    disc = smooth(0.0275, 0.0262, np.hypot(x - SUN[0], y - SUN[1]))
    above = above + colour("#ffe2a0") * (6 * disc)[..., None]
    light = mix(above, water, smooth(-0.0006, 0.0006, y - HORIZON))
    mist = np.exp(-np.abs(y - HORIZON) / 0.012)
    light = mix(light, colour("#ffb072") * 0.8, 0.35 * mist)
    return develop(light, exposure=0.98, contrast=0.40, saturation=1.05, halo=0.10, vignette=0.35, seed=21)
