import { drawBodyMarks, drawTail } from './body-marks';
import { drawCatHead } from './cat-head';
import type { Coat } from './coats';
import type { Expression } from './face';
import { outlineFur } from './fur';
import { drawPaw } from './paw';
import { drawContactShadow, fill, join, place, shadeForm, stroke } from './svg';

const OUTLINE =
  'M-108-214C-50-232 60-226 116-212C150-202 164-166 158-126C154-98 146-84 148-56' +
  'C149-36 152-20 152 2H98C98-24 100-46 90-70C84-86 72-92 54-94C20-98-18-98-40-92' +
  'C-46-60-46-30-46 2H-98C-98-40-104-80-118-112C-134-150-132-200-108-214Z';
const TAIL = 'M132-190C182-214 190-262 172-306C164-330 172-352 190-358';
const FAR_LEGS =
  'M-60-110C-40-60-30-40-28-4H20C16-40 10-80 10-110ZM50-110C50-60 44-40 48-4H92' +
  'C90-40 98-70 110-100Z';
const MARKS = {
  stripes:
    'M-30-232L-24-182M12-232L16-178M54-232L56-178M96-226L92-180M136-206L122-170' +
    'M162-120L130-124M160-84L134-90M-96-50L-60-52M-98-76L-62-78',
  patchA: 'M-20-240C-20-170 50-160 70-190C84-210 80-230 80-240Z',
  patchB: 'M170-220C110-200 96-150 120-120C136-100 160-100 170-100Z',
  points: 'M-110-60H-30V10H-110ZM86-60H170V10H86Z',
};
const SOCKS =
  'M-110-40C-96-48-88-42-76-46C-62-50-50-44-40-44V4H-110ZM92-40C104-48 116-42 126-46' +
  'C138-48 146-42 160-40V4H92Z';

export type StandingOptions = { expression?: Expression; tilt?: number };

/** A cat on four legs, head to the left and towards us, tail up; (0, 0) is the ground. */
export function drawStandingCat(coat: Coat, options: StandingOptions = {}): string {
  const pale = coat.pattern === 'tuxedo' || coat.pattern === 'tabby';
  const markings = join(
    drawBodyMarks(coat, MARKS),
    pale ? fill('M-40-92C-10-120 30-120 54-94L20-60Z', coat.light) : '',
    pale ? fill('M-140-210C-90-200-60-150-84-110C-92-96-100-96-116-90L-150-140Z', coat.light) : '',
    pale ? fill(SOCKS, coat.paw) : '',
    stroke('M92-76C72-104 82-150 118-162', coat.shade, 5),
    stroke('M-44-94C-38-110-42-124-52-134', coat.shade, 5),
  );
  const farPaw = coat.pattern === 'plain' ? coat.shade : coat.paw;
  return join(
    drawContactShadow(20, 0, 168, 13),
    drawTail(coat, TAIL, coat.longhair ? 50 : 32),
    fill(FAR_LEGS, coat.shade),
    drawPaw(-4, 0, farPaw, coat.shade, 0.9),
    drawPaw(70, 0, farPaw, coat.shade, 0.9),
    coat.longhair ? fill(outlineFur(16, -152, 146, 76, { tufts: 26, depth: 16 }), coat.base) : '',
    shadeForm(OUTLINE, coat.base, markings, 8, -8),
    drawPaw(-76, 5, coat.paw, coat.shade),
    drawPaw(121, 5, coat.paw, coat.shade),
    place(drawCatHead(coat, options.expression), { x: -108, y: -262, rotate: options.tilt ?? 0 }),
  );
}
