export type RabbitCoat = {
  base: string;
  shade: string;
  light: string;
  ear: string;
  nose: string;
  eye: string;
  whisker: string;
  ears: 'upright' | 'lop';
  fluffy?: boolean;
  /** Colour of ears, eye rings and saddle on a patched rabbit. */
  patch?: string;
};

export const BROWN_RABBIT: RabbitCoat = {
  base: '#B98C66',
  shade: '#93694A',
  light: '#F7E8D0',
  ear: '#E9B49C',
  nose: '#C9705F',
  eye: '#3B2A24',
  whisker: '#FFF9EF',
  ears: 'upright',
};

export const WHITE_ANGORA: RabbitCoat = {
  base: '#FFF8EC',
  shade: '#DDC7AE',
  light: '#FFFDF8',
  ear: '#F2B7A0',
  nose: '#DE8570',
  eye: '#4A332C',
  whisker: '#C9AE92',
  ears: 'upright',
  fluffy: true,
};

export const GREY_ANGORA: RabbitCoat = {
  base: '#B9B2AB',
  shade: '#948D88',
  light: '#EDE6DC',
  ear: '#E0AFA0',
  nose: '#B86A5E',
  eye: '#352B29',
  whisker: '#FFF9EF',
  ears: 'upright',
  fluffy: true,
};

export const HONEY_LOP: RabbitCoat = {
  base: '#EDBE83',
  shade: '#CC9658',
  light: '#FFF4E3',
  ear: '#F2B7A0',
  nose: '#D9715B',
  eye: '#3B2A24',
  whisker: '#FFF9EF',
  ears: 'lop',
};

export const GREY_LOP: RabbitCoat = {
  base: '#9A9A99',
  shade: '#77787A',
  light: '#F3EADD',
  ear: '#D9AFA2',
  nose: '#B86A5E',
  eye: '#2B2826',
  whisker: '#FFF9EF',
  ears: 'lop',
};

export const PATCHED_RABBIT: RabbitCoat = {
  base: '#FFF6E8',
  shade: '#DFC8AC',
  light: '#FFFDF8',
  ear: '#F2B7A0',
  nose: '#DE8570',
  eye: '#3B2A24',
  whisker: '#C9AE92',
  ears: 'upright',
  patch: '#94715C',
};

export const PATCHED_LOP: RabbitCoat = {
  base: '#FFF6E8',
  shade: '#DFC8AC',
  light: '#FFFDF8',
  ear: '#F2B7A0',
  nose: '#DE8570',
  eye: '#3B2A24',
  whisker: '#C9AE92',
  ears: 'lop',
  patch: '#C98552',
};

export const GREY_RABBIT: RabbitCoat = {
  base: '#A8A19B',
  shade: '#837C78',
  light: '#F3EADD',
  ear: '#DDB0A2',
  nose: '#B86A5E',
  eye: '#2B2826',
  whisker: '#FFF9EF',
  ears: 'upright',
};
