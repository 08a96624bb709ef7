export type Pattern = 'plain' | 'tabby' | 'calico' | 'points' | 'tuxedo';

export type Breed = 'round' | 'broad' | 'wedge' | 'persian' | 'coon' | 'ragdoll' | 'kitten';

export type Coat = {
  breed: Breed;
  pattern: Pattern;
  base: string;
  shade: string;
  light: string;
  marking: string;
  /** The second patch colour of a calico. */
  patch?: string;
  paw: string;
  ear: string;
  nose: string;
  mouth: string;
  eye: string;
  whisker: string;
  longhair?: boolean;
  /** A dark coat that shows the sun along its edge. */
  glow?: boolean;
};

const WARM_FACE = { ear: '#F2B7A0', nose: '#D9715B', mouth: '#7A4A36', whisker: '#FFF9EF' };
const PALE_FACE = { ear: '#F2B7A0', nose: '#DE8570', mouth: '#8A5A48', whisker: '#C9AE92' };
const DARK_FACE = { ear: '#8C6A62', nose: '#5B4440', mouth: '#2A2322', whisker: '#E9D6BF' };

export const GINGER_TABBY: Coat = {
  ...WARM_FACE,
  breed: 'round',
  pattern: 'tabby',
  base: '#E9A15B',
  shade: '#CC8140',
  light: '#FFF4E3',
  marking: '#C9783A',
  paw: '#FFF4E3',
  eye: '#B9A04A',
};

export const CREAM_PERSIAN: Coat = {
  ...PALE_FACE,
  breed: 'persian',
  pattern: 'plain',
  base: '#F7E2C6',
  shade: '#D9B892',
  light: '#FFF9EF',
  marking: '#E6C69F',
  paw: '#FFF6E8',
  eye: '#D98E3C',
  longhair: true,
};

export const BROWN_COON: Coat = {
  ...WARM_FACE,
  breed: 'coon',
  pattern: 'tabby',
  base: '#A97A53',
  shade: '#7F5739',
  light: '#F3DFC2',
  marking: '#5F4030',
  paw: '#F3DFC2',
  eye: '#B7B24E',
  longhair: true,
  ear: '#D9A68C',
};

export const BLUE_SHORTHAIR: Coat = {
  ...DARK_FACE,
  breed: 'broad',
  pattern: 'plain',
  base: '#93A0A3',
  shade: '#74828A',
  light: '#AAB5B6',
  marking: '#818F94',
  paw: '#A3AFB0',
  eye: '#DB8A3A',
  ear: '#B7A6A4',
  nose: '#66666C',
  mouth: '#4B5154',
  whisker: '#F4EBDD',
};

export const RAGDOLL: Coat = {
  ...PALE_FACE,
  breed: 'ragdoll',
  pattern: 'points',
  base: '#F6E6D0',
  shade: '#D9BFA2',
  light: '#FFF8EC',
  marking: '#9C7B66',
  paw: '#FFF8EC',
  eye: '#5E9CC4',
  longhair: true,
  nose: '#C77F72',
  ear: '#E2B7A4',
};

export const CALICO: Coat = {
  ...PALE_FACE,
  breed: 'round',
  pattern: 'calico',
  base: '#FFF4E3',
  shade: '#DFC3A2',
  light: '#FFFBF3',
  marking: '#E39A54',
  patch: '#57483F',
  paw: '#FFFBF3',
  eye: '#8FA65A',
};

export const BLACK: Coat = {
  ...DARK_FACE,
  breed: 'round',
  pattern: 'plain',
  base: '#46413F',
  shade: '#2F2B2A',
  light: '#5E5855',
  marking: '#3B3635',
  paw: '#575250',
  eye: '#C9B83F',
  nose: '#8A6B64',
  mouth: '#1F1B1B',
  glow: true,
};

export const SIAMESE: Coat = {
  ...PALE_FACE,
  breed: 'wedge',
  pattern: 'points',
  base: '#F0DABD',
  shade: '#CDAE8B',
  light: '#FAECD7',
  marking: '#6A4B3D',
  paw: '#6A4B3D',
  eye: '#5CA3CC',
  nose: '#4A342C',
  mouth: '#3A2822',
  ear: '#A37E6C',
};

export const SILVER_KITTEN: Coat = {
  ...WARM_FACE,
  breed: 'kitten',
  pattern: 'tabby',
  base: '#C9BFB2',
  shade: '#A3968A',
  light: '#FFF8EC',
  marking: '#8E8178',
  paw: '#FFF8EC',
  eye: '#7FA7B0',
  nose: '#DE8570',
};

export const TUXEDO: Coat = {
  ...DARK_FACE,
  breed: 'round',
  pattern: 'tuxedo',
  base: '#4A4543',
  shade: '#322E2D',
  light: '#FFF7EA',
  marking: '#3B3635',
  paw: '#FFF7EA',
  eye: '#A5B24E',
  nose: '#DE8570',
  mouth: '#6B4A42',
  ear: '#A77F76',
};

export const TORTIE: Coat = {
  ...WARM_FACE,
  breed: 'round',
  pattern: 'calico',
  base: '#80604F',
  shade: '#5F4638',
  light: '#F6E3C8',
  marking: '#D98B45',
  patch: '#5E483C',
  paw: '#F6E3C8',
  eye: '#C5A83E',
  ear: '#B98A78',
};

export const WHITE_SHORTHAIR: Coat = {
  ...PALE_FACE,
  breed: 'round',
  pattern: 'plain',
  base: '#FFF8EC',
  shade: '#DDC7AE',
  light: '#FFFDF8',
  marking: '#EBD8C0',
  paw: '#FFFDF8',
  eye: '#8DB4BE',
};

export const CREAM_TABBY: Coat = {
  ...PALE_FACE,
  breed: 'round',
  pattern: 'tabby',
  base: '#F3D3A4',
  shade: '#D6AC77',
  light: '#FFF6E6',
  marking: '#DDAE72',
  paw: '#FFF6E6',
  eye: '#8FA65A',
};

export const GREY_LONGHAIR: Coat = {
  ...WARM_FACE,
  breed: 'coon',
  pattern: 'tuxedo',
  base: '#8D8F90',
  shade: '#6B6D70',
  light: '#FDF3E4',
  marking: '#74777A',
  paw: '#FDF3E4',
  eye: '#B7B24E',
  longhair: true,
  ear: '#D3AFA4',
};

export const BROWN_TABBY: Coat = {
  ...WARM_FACE,
  breed: 'round',
  pattern: 'tabby',
  base: '#B48A63',
  shade: '#8C6545',
  light: '#F7E6CC',
  marking: '#74503A',
  paw: '#F7E6CC',
  eye: '#A9B055',
  ear: '#DDAA92',
};

export const RED_LONGHAIR: Coat = {
  ...GINGER_TABBY,
  breed: 'ragdoll',
  longhair: true,
  eye: '#8FA653',
};

export const APRICOT_LONGHAIR: Coat = {
  ...PALE_FACE,
  breed: 'ragdoll',
  pattern: 'tabby',
  base: '#E3BC90',
  shade: '#BF9263',
  light: '#FFF5E4',
  marking: '#C5925F',
  paw: '#FFF5E4',
  eye: '#7FA7B0',
  longhair: true,
};

export const LILAC: Coat = {
  ...PALE_FACE,
  breed: 'broad',
  pattern: 'plain',
  base: '#C9B8AE',
  shade: '#A8958B',
  light: '#DCCEC4',
  marking: '#B7A59B',
  paw: '#D8C9BF',
  eye: '#C98F3C',
  whisker: '#FFF9EF',
};
