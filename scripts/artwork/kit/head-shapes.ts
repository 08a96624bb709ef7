import type { Breed } from './coats';
import type { Cubic } from './svg';

export type HeadShape = {
  top: number;
  /** Right half of the outline, from the crown to the chin. */
  half: Cubic[];
  /** Right ear: outline and the pink inside. */
  ear: string;
  earInside: string;
  eyeX: number;
  eyeY: number;
  eyeSize: number;
  noseY: number;
  noseSize: number;
  muzzleWidth: number;
};

const ROUND_EAR = 'M112-4C118-62 118-106 107-126C100-137 56-108 16-76L60-10Z';
const ROUND_EAR_INSIDE = 'M95-38C100-72 100-92 96-103C82-97 62-80 46-66Z';

const ROUND: HeadShape = {
  top: -87,
  half: [
    [52, -88, 115, -52, 118, 8],
    [120, 58, 68, 88, 0, 88],
  ],
  ear: ROUND_EAR,
  earInside: ROUND_EAR_INSIDE,
  eyeX: 51,
  eyeY: 4,
  eyeSize: 24,
  noseY: 38,
  noseSize: 1,
  muzzleWidth: 76,
};

const BROAD: HeadShape = {
  ...ROUND,
  top: -84,
  half: [
    [62, -86, 126, -54, 131, 10],
    [134, 66, 78, 92, 0, 92],
  ],
  ear: 'M124-10C132-50 134-86 126-106C120-116 82-98 46-72L70-14Z',
  earInside: 'M110-42C115-62 115-78 112-86C101-82 86-72 74-62Z',
  eyeX: 55,
  eyeSize: 25,
  muzzleWidth: 86,
};

const WEDGE: HeadShape = {
  ...ROUND,
  top: -84,
  half: [
    [44, -85, 96, -54, 102, -10],
    [106, 32, 62, 86, 0, 90],
  ],
  ear: 'M102 4C122-50 136-98 132-122C128-136 66-110 14-72L40-10Z',
  earInside: 'M98-26C112-62 119-88 117-101C98-95 68-78 50-62Z',
  eyeX: 46,
  eyeY: 2,
  eyeSize: 23,
  noseY: 42,
  noseSize: 0.95,
  muzzleWidth: 60,
};

const PERSIAN: HeadShape = {
  ...ROUND,
  top: -84,
  half: [
    [70, -86, 128, -58, 136, -6],
    [140, 8, 146, 18, 158, 28],
    [150, 34, 145, 35, 140, 35],
    [141, 47, 145, 55, 152, 62],
    [142, 68, 133, 68, 126, 66],
    [124, 76, 122, 84, 124, 92],
    [110, 95, 100, 93, 90, 90],
    [62, 104, 30, 106, 0, 106],
  ],
  ear: 'M118-24C128-58 128-88 118-102C110-110 76-94 48-72L70-16Z',
  earInside: 'M104-50C109-66 108-78 105-85C95-80 84-72 74-63Z',
  eyeX: 56,
  eyeY: 13,
  eyeSize: 25,
  noseY: 34,
  noseSize: 0.95,
  muzzleWidth: 74,
};

const COON: HeadShape = {
  ...ROUND,
  top: -86,
  half: [
    [50, -87, 104, -56, 112, -8],
    [115, 10, 121, 26, 132, 40],
    [126, 43, 121, 44, 116, 44],
    [117, 54, 119, 62, 124, 70],
    [114, 73, 106, 73, 99, 72],
    [98, 80, 98, 86, 100, 92],
    [88, 93, 78, 92, 70, 90],
    [48, 100, 24, 102, 0, 102],
  ],
  ear: 'M106 0C120-56 124-108 115-138C107-146 62-114 16-74L50-10Z',
  earInside: 'M94-34C103-70 104-98 101-112C86-102 64-84 48-66Z',
  eyeX: 49,
  eyeY: 2,
  eyeSize: 23,
  noseY: 42,
  noseSize: 1.1,
  muzzleWidth: 74,
};

const RAGDOLL: HeadShape = {
  ...ROUND,
  top: -86,
  half: [
    [54, -87, 112, -54, 116, 0],
    [120, 18, 130, 28, 142, 36],
    [134, 42, 128, 44, 124, 44],
    [124, 56, 126, 64, 130, 72],
    [112, 76, 102, 76, 94, 74],
    [74, 94, 36, 96, 0, 96],
  ],
  eyeX: 51,
  eyeY: 4,
  eyeSize: 25,
};

const KITTEN: HeadShape = {
  ...ROUND,
  top: -84,
  half: [
    [56, -86, 118, -50, 120, 10],
    [120, 58, 66, 84, 0, 84],
  ],
  ear: 'M116 0C132-56 134-112 124-134C116-146 58-112 12-72L60-10Z',
  earInside: 'M102-34C112-70 113-98 110-110C92-102 66-82 46-62Z',
  eyeX: 51,
  eyeY: 8,
  eyeSize: 28,
  noseY: 42,
  noseSize: 0.85,
  muzzleWidth: 66,
};

export const HEAD_SHAPES: Record<Breed, HeadShape> = {
  round: ROUND,
  broad: BROAD,
  wedge: WEDGE,
  persian: PERSIAN,
  coon: COON,
  ragdoll: RAGDOLL,
  kitten: KITTEN,
};
