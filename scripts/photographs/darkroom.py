"""What every picture shares: noise, blur, colour in linear light, and the developing of the print."""

import numpy as np
from PIL import Image

SIZE = (900, 1200)


def canvas(scale=1.5):
    """Pixel coordinates as fractions of the width: x in 0...1, y in 0...4/3, y down."""
    w, h = int(SIZE[0] * scale), int(SIZE[1] * scale)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    return (x + 0.5) / w, (y + 0.5) / w


def colour(text):
    """'#rrggbb' in sRGB to three linear numbers."""
    c = np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)], np.float32) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4).astype(np.float32)


def mix(a, b, t):
    """a at t = 0, b at t = 1; a picture when a or b is a colour and t a plane."""
    t = np.asarray(t, np.float32)
    a, b = np.asarray(a, np.float32), np.asarray(b, np.float32)
    if (a.ndim in (1, 3) and a.shape[-1] == 3) or (b.ndim in (1, 3) and b.shape[-1] == 3):
        t = t[..., None] if t.ndim in (1, 2) else t
    return a + (b - a) * t


def ramp(stops, t):
    """A colour gradient: stops are (position, '#rrggbb'), t a plane."""
    at = [p for p, _ in stops]
    table = np.stack([colour(c) for _, c in stops])
    return np.stack([np.interp(t, at, table[:, k]) for k in range(3)], -1).astype(np.float32)


def smooth(a, b, x):
    """0 below a, 1 above b, with level ends."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


class Noise:
    """Gradient noise on a lattice of 256, about -1...1, from a seed."""

    def __init__(self, seed):
        rng = np.random.RandomState(seed)
        self.order = np.concatenate([rng.permutation(256)] * 2)
        angle = rng.rand(256) * 2 * np.pi
        self.gx = np.cos(angle).astype(np.float32)
        self.gy = np.sin(angle).astype(np.float32)

    def __call__(self, x, y):
        x, y = np.broadcast_arrays(np.asarray(x, np.float32), np.asarray(y, np.float32))
        fx, fy = np.floor(x), np.floor(y)
        i, j = fx.astype(np.int32) & 255, fy.astype(np.int32) & 255
        u, v = x - fx, y - fy
        su, sv = u * u * u * (u * (u * 6 - 15) + 10), v * v * v * (v * (v * 6 - 15) + 10)

        def corner(di, dj):
            k = self.order[self.order[(i + di) & 255] + ((j + dj) & 255)]
            return self.gx[k] * (u - di) + self.gy[k] * (v - dj)

        top = corner(0, 0) * (1 - su) + corner(1, 0) * su
        bottom = corner(0, 1) * (1 - su) + corner(1, 1) * su
        return (top * (1 - sv) + bottom * sv) * 1.5

    def fractal(self, x, y, octaves=5, gain=0.5):
        """Octaves of the noise, each finer by 2.03 and weaker by the gain."""
        total, weight = 0.0, 1.0
        for k in range(octaves):
            f = 2.03**k
            total = total + weight * self(x * f + 17.3 * k, y * f + 9.1 * k)
            weight *= gain
        return total

    def ridged(self, x, y, octaves=5, gain=0.5):
        """Sharp crests, 0...1 or so: each octave is strong where the one before was."""
        total, weight, here = 0.0, 0.5, 1.0
        for k in range(octaves):
            f = 2.07**k
            crest = (1 - np.abs(self(x * f + 31.7 * k, y * f + 11.9 * k))) ** 2
            total = total + weight * crest * here
            here = np.clip(crest * 1.4, 0, 1)
            weight *= gain
        return total


def convolve(picture, kernel):
    """Circular convolution over a mirrored edge; kernel is centred and sums to 1."""
    pad = kernel.shape[0] // 2
    widths = [(pad, pad), (pad, pad)] + [(0, 0)] * (picture.ndim - 2)
    wide = np.pad(picture, widths, mode="symmetric")
    k = np.zeros(wide.shape[:2], np.float32)
    k[: kernel.shape[0], : kernel.shape[1]] = kernel
    k = np.fft.rfft2(np.roll(k, (-pad, -pad), (0, 1)))
    if picture.ndim == 3:
        k = k[..., None]
    out = np.fft.irfft2(np.fft.rfft2(wide, axes=(0, 1)) * k, wide.shape[:2], axes=(0, 1))
    return out[pad:-pad, pad:-pad].astype(np.float32)


def blur(picture, sigma):
    """Gaussian blur, sigma in pixels."""
    r = max(1, int(3 * sigma + 1))
    d = np.arange(-r, r + 1)
    g = np.exp(-(d**2) / (2 * sigma**2))
    k = g[:, None] * g[None]
    return convolve(picture, (k / k.sum()).astype(np.float32))


def defocus(picture, radius):
    """What a lens does out of focus: every point becomes a disc."""
    r = int(radius + 2)
    y, x = np.mgrid[-r : r + 1, -r : r + 1]
    k = np.clip(radius + 0.5 - np.hypot(x, y), 0, 1)
    return convolve(picture, (k / k.sum()).astype(np.float32))


def resized(plane, size):
    return np.asarray(Image.fromarray(plane.astype(np.float32)).resize(size, Image.LANCZOS))


def develop(light, exposure=1.0, contrast=0.25, saturation=1.0, halo=0.06, vignette=0.3,
            grain=0.011, seed=1, black=0.0):
    """Linear light to an 8-bit print: glow, lens fall-off, shoulder, contrast, grain."""
    light = np.stack([resized(light[..., k], SIZE) for k in range(3)], -1)
    light = np.clip(light, 0, 60)
    light = light + halo * (blur(np.minimum(light, 8), 22) - light)
    y, x = np.mgrid[0 : SIZE[1], 0 : SIZE[0]]
    r2 = ((x / SIZE[0] - 0.5) ** 2 + ((y / SIZE[1] - 0.5) * 1.2) ** 2) / 0.6
    light = light * (exposure / (1 + vignette * r2) ** 2)[..., None]
    grey = light @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    light = np.maximum(grey[..., None] + (light - grey[..., None]) * saturation, 0)
    print_ = 1 - np.exp(-1.25 * light)
    print_ = np.where(print_ <= 0.0031308, 12.92 * print_, 1.055 * print_ ** (1 / 2.4) - 0.055)
    print_ = print_ - contrast * np.sin(2 * np.pi * np.clip(print_, 0, 1)) / (2 * np.pi)
    print_ = black + (1 - black) * print_
    rng = np.random.RandomState(seed)
    speck = blur(rng.randn(SIZE[1], SIZE[0]).astype(np.float32), 0.7) * 1.6
    tone = 0.4 + 0.6 * np.sin(np.pi * np.clip(print_.mean(-1), 0, 1))
    print_ = print_ + grain * (speck * tone)[..., None]
    return Image.fromarray((np.clip(print_, 0, 1) * 255 + 0.5).astype(np.uint8))
