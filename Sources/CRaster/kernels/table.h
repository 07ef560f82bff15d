// Defines CR_TABLE from the kernels above it; included once per instruction set, last.

const cr_kernels CR_TABLE = {
    .fill = fill,
    .over_color = over_color,
    .over_color_mask = over_color_mask,
    .over = over_row,
    .over_alpha = over_row_alpha,
    .over_mask = over_row_mask,
    .mix = mix,
    .mix_mask = mix_mask,
    .scale_mask = scale_mask,
    .map_affine = map_affine,
    .map_projective = map_projective,
    .between = between,
    .columns = columns,
    .columns_shifted = columns_shifted,
    .sample = sample,
    .sample_cover = sample_cover,
    .between_cover = between_cover,
    .columns_cover = columns_cover,
};
