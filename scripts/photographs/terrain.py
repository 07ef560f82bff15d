"""Landscapes as height fields: a perspective view, its normals and the shadows of a low sun."""

import numpy as np


class Field:
    """Heights on a square grid, repeated endlessly; one unit of length is the square's side."""

    def __init__(self, heights):
        self.h = heights.astype(np.float32)
        self.n = heights.shape[0]

    def sample(self, plane, x, z):
        """Bilinear value of a plane of the grid at points."""
        n = self.n
        x, z = x * n, z * n
        i, j = np.floor(x), np.floor(z)
        u, v = (x - i).astype(np.float32), (z - j).astype(np.float32)
        i, j = i.astype(np.int64) % n, j.astype(np.int64) % n
        i2, j2 = (i + 1) % n, (j + 1) % n
        near = plane[j, i] * (1 - u) + plane[j, i2] * u
        far = plane[j2, i] * (1 - u) + plane[j2, i2] * u
        return near * (1 - v) + far * v

    def normal(self, x, z, reach):
        """The unit normal, measured over a reach (a plane of lengths)."""
        reach = np.maximum(reach, 1.0 / self.n)
        dx = (self.sample(self.h, x + reach, z) - self.sample(self.h, x - reach, z)) / (2 * reach)
        dz = (self.sample(self.h, x, z + reach) - self.sample(self.h, x, z - reach)) / (2 * reach)
        length = np.sqrt(dx * dx + dz * dz + 1)
        return -dx / length, 1 / length, -dz / length

    def lit(self, slopes, sun=-1):
        """How much of the sun every grid point sees, for a sun at -x or +x of given slopes."""
        order = range(self.n) if sun < 0 else range(self.n - 1, -1, -1)
        total = np.zeros_like(self.h)
        for slope in slopes:
            horizon = np.full(self.n, -1e9, np.float32)
            fall = slope / self.n
            for _ in range(2):
                for i in order:
                    horizon = np.maximum(horizon - fall, self.h[:, i])
                    total[:, i] += np.where(self.h[:, i] >= horizon - 1e-7, 0.5, 0)
        return total / len(slopes)

    def view(self, w, h, eye, yaw, focal, horizon, near, far, steps):
        """Where each pixel's ray meets the ground: x, z and distance (infinite for sky).

        The eye is (x, height, z), yaw turns to the right, focal and horizon are in widths.
        """
        depth = near * (far / near) ** np.linspace(0, 1, steps)
        across = ((np.arange(w) + 0.5) / w - 0.5) / focal
        s, c = np.sin(yaw), np.cos(yaw)
        d = depth[:, None]
        gx = eye[0] + d * (s + across[None] * c)
        gz = eye[2] + d * (c - across[None] * s)
        rise = (self.sample(self.h, gx, gz) - eye[1]) / d * focal
        rise = np.maximum.accumulate(rise, 0)
        rows = horizon - (np.arange(h) + 0.5) / w
        distance = np.full((h, w), np.inf, np.float32)
        for i in range(w):
            k = np.searchsorted(rise[:, i], rows)
            ground = k < steps
            k = np.clip(k, 1, steps - 1)
            low, high = rise[k - 1, i], rise[k, i]
            part = np.clip((rows - low) / np.maximum(high - low, 1e-9), 0, 1)
            distance[:, i] = np.where(ground, depth[k - 1] + part * (depth[k] - depth[k - 1]), np.inf)
        flat = np.where(np.isfinite(distance), distance, 1)
        x = eye[0] + flat * (s + across[None] * c)
        z = eye[2] + flat * (c - across[None] * s)
        return x, z, distance
