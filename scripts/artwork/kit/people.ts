import { FOREST, MILK, PINE, TERRACOTTA } from './palette';
import type { Placement } from './svg';
import { ellipse, fill, join, mirror, mirrorOutline, place, rect, shadeForm, stroke } from './svg';

export const SKIN = '#F0C4A4';
export const SKIN_SHADE = '#DBA182';
const HAIR = '#8A5A3E';
const HAIR_SHADE = '#6F4630';

/** An open hand with its forearm coming from the right; (0, 0) is the middle of the palm. */
export function drawHelpingHand(placement: Placement, sleeve = FOREST): string {
  return place(
    join(
      fill('M50-34C120-40 200-42 420-60V70C200 60 120 50 50 42Z', SKIN),
      fill('M170-50L420-72V84L170 64C158 30 158-20 170-50Z', sleeve),
      fill('M170-50L196-52C186-20 186 32 196 66L170 64C158 30 158-20 170-50Z', PINE),
      fill(
        'M-58 6C-60-10-44-14-30-10C-10-30 30-38 60-34V42C20 50-30 48-50 34C-58 28-60 16-58 6Z',
        SKIN,
      ),
      stroke('M-46 14C-30 20-10 20 8 16M-42 26C-26 32-6 32 10 28', SKIN_SHADE, 3.5),
    ),
    placement,
  );
}

/** A thumb to draw on top of what the helping hand holds. */
export function drawThumb(placement: Placement): string {
  const thumb = 'M44-38C20-44-8-46-24-38C-34-32-30-18-18-18C0-18 24-14 50-6Z';
  return place(fill(thumb, SKIN) + stroke('M-18-31Q-24-29-23-24', SKIN_SHADE, 3), placement);
}

/** A fist that closes around a tool; its forearm comes from the right. */
export function drawHoldingHand(placement: Placement, sleeve = FOREST): string {
  return place(
    join(
      fill('M20-36C80-44 200-54 460-70V56C200 50 80 44 20 40Z', SKIN),
      fill('M150-54L460-80V74L150 56C138 30 138-30 150-54Z', sleeve),
      fill('M150-54L176-57C166-30 166 30 176 58L150 56C138 30 138-30 150-54Z', PINE),
      fill('M-34-30C-30-46 10-48 40-40V42C10 52-30 50-36 34C-42 20-40-14-34-30Z', SKIN),
      stroke(
        'M-34-12C-20-16-4-16 8-12M-37 6C-22 2-4 2 8 6M-36 24C-22 20-6 20 6 24',
        SKIN_SHADE,
        3.5,
      ),
    ),
    placement,
  );
}

/** The groomer to her waist; (0, 0) is the base of her neck. Arms come separately, on top. */
export function drawGroomer(placement: Placement): string {
  const torso = mirrorOutline(-10, [
    [44, -8, 112, 8, 134, 58],
    [146, 110, 128, 240, 136, 420],
    [100, 420, 40, 420, 0, 420],
  ]);
  const apron = mirrorOutline(96, [
    [40, 96, 70, 92, 84, 88],
    [92, 190, 112, 300, 120, 430],
    [80, 430, 40, 430, 0, 430],
  ]);
  return place(
    join(
      drawHairBack(),
      fill('M-30-60H30V-6C30 30-30 30-30-6Z', SKIN_SHADE),
      shadeForm(torso, '#F3D9A8', '', 10, -6),
      fill('M-46-8C-34 26 34 26 46-8L34-12C24 12-24 12-34-12Z', MILK),
      mirror(stroke('M80 96C74 60 56 20 46-4', FOREST, 18)),
      fill(apron, FOREST),
      drawFace(),
    ),
    placement,
  );
}

/** Sleeves and hands that hold a cat before the chest; same origin as the groomer. */
export function drawHoldingArms(placement: Placement): string {
  const left = 'M-114 66C-152 130-150 196-108 226C-76 246-30 252 12 246';
  const right = 'M114 66C150 120 154 168 124 200C108 216 92 224 76 226';
  return place(
    join(
      stroke(right, '#EDD09A', 58),
      stroke('M84 228C74 230 66 230 58 228', SKIN, 44),
      stroke('M42 220L50 232M54 212L60 224', SKIN_SHADE, 3.5),
      stroke(left, '#EDD09A', 58),
      stroke('M14 246C34 244 50 242 62 238', SKIN, 44),
      stroke('M68 230L82 226M70 244L84 242', SKIN_SHADE, 3.5),
    ),
    placement,
  );
}

function drawHairBack(): string {
  return (
    ellipse(10, -232, 44, 40, HAIR_SHADE) +
    fill(
      'M-96-110C-104-200-50-226 0-226S104-200 96-110C98-72 92-40 70-36C40-30-40-30-70-36C-92-40-98-72-96-110Z',
      HAIR,
    )
  );
}

function drawFace(): string {
  const face = mirrorOutline(-196, [
    [48, -196, 78, -164, 78, -116],
    [78, -66, 44, -36, 0, -36],
  ]);
  return join(
    mirror(ellipse(80, -108, 13, 18, SKIN)),
    shadeForm(face, SKIN, '', 7, -5),
    fill(
      'M-84-112C-90-190-44-214 4-212C56-210 92-180 84-112C78-140 62-160 36-172' +
        'C14-150-50-146-66-138C-76-130-80-122-84-112Z',
      HAIR,
    ),
    mirror(stroke('M20-112Q33-126 46-112', '#5A3A2E', 5)),
    mirror(ellipse(50, -86, 14, 9, '#F2A68C', 0.6)),
    stroke('M-4-100Q4-90-4-86', SKIN_SHADE, 4),
    fill('M-24-72C-16-46 16-46 24-72C8-68-8-68-24-72Z', '#B5574A'),
    fill('M-19-71C-8-68 8-68 19-71L17-65H-17Z', MILK),
    rect(-3, -246, 30, 10, TERRACOTTA, 5),
  );
}
