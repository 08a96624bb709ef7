import { circle, ellipse, fill, join, rect } from './svg';

export type View = 'morning' | 'forest' | 'heath' | 'canal' | 'garden' | 'dawn';

/** What is outside, drawn in a box of 240 by 300. */
export function drawView(view: View): string {
  switch (view) {
    case 'forest':
      return drawForestView();
    case 'heath':
      return drawHeathView();
    case 'canal':
      return drawCanalView();
    case 'garden':
      return drawGardenView();
    case 'dawn':
      return drawDawnView();
    default:
      return drawMorningView();
  }
}

function drawMorningView(): string {
  return join(
    rect(0, 0, 240, 300, '#C9DDD3'),
    circle(176, 96, 34, '#F4C46B'),
    ellipse(60, 74, 42, 12, '#E3EEE6'),
    ellipse(88, 64, 30, 12, '#E3EEE6'),
    fill('M0 220C40 186 84 190 124 208S206 220 240 194V300H0Z', '#8FB09F'),
    fill('M0 256C50 236 96 238 130 252S204 258 240 242V300H0Z', '#6E9584'),
  );
}

/** A low sun over wide fields, for wide windows. */
function drawDawnView(): string {
  return join(
    rect(-60, 0, 360, 300, '#F9E2B4'),
    circle(164, 150, 44, '#F4B95E'),
    fill('M-60 190C20 176 160 186 300 178V300H-60Z', '#B7C7A0'),
    fill('M-60 222C40 208 180 218 300 206V300H-60Z', '#8FB09F'),
    ellipse(20, 186, 20, 16, '#6E9584'),
    ellipse(44, 190, 16, 12, '#6E9584'),
  );
}

function drawForestView(): string {
  const trees = [20, 82, 148, 214].map((x, index) => {
    const top = 70 + ((index * 37) % 60);
    return (
      rect(x - 5, top + 60, 10, 190, '#7C5A45') +
      fill(`M${x} ${top}l26 70h-52ZM${x} ${top + 40}l34 92h-68Z`, index % 2 ? '#4B7C6C' : '#5F8F7D')
    );
  });
  return join(
    rect(0, 0, 240, 300, '#DCE8DA'),
    circle(150, 64, 30, '#F6D38C'),
    fill('M0 150C60 120 180 126 240 150V300H0Z', '#A9C4B3'),
    ...trees,
    fill('M0 262C60 244 170 248 240 262V300H0Z', '#3F6E5E'),
  );
}

function drawHeathView(): string {
  return join(
    rect(0, 0, 240, 300, '#F3DEC9'),
    circle(44, 122, 30, '#F4C46B'),
    fill('M0 190C50 172 120 176 240 186V300H0Z', '#9DB6A4'),
    fill('M0 214C70 196 150 204 240 210V300H0Z', '#C9A2B4'),
    fill('M0 250C60 230 160 240 240 236V300H0Z', '#B07F97'),
    rect(186, 120, 9, 80, '#7C5A45'),
    ellipse(190, 118, 34, 38, '#6E9584'),
    ellipse(30, 236, 22, 10, '#D8B6C4'),
    ellipse(124, 262, 26, 10, '#CFA5B7'),
    ellipse(206, 262, 22, 9, '#D8B6C4'),
  );
}

function drawCanalView(): string {
  return join(
    rect(0, 0, 240, 300, '#CFE1DB'),
    circle(122, 62, 28, '#F4C46B'),
    fill('M0 172H240V300H0Z', '#8FB09F'),
    fill('M118 172H134L230 300H40Z', '#A9CBC9'),
    rect(160, 130, 6, 50, '#7C5A45'),
    ellipse(163, 120, 20, 28, '#5F8F7D'),
    rect(206, 120, 8, 70, '#7C5A45'),
    ellipse(210, 110, 26, 38, '#4B7C6C'),
    rect(30, 138, 52, 36, '#D9805C'),
    fill('M22 140L56 108L90 140Z', '#8A5A3E'),
    rect(50, 150, 12, 24, '#FDF6EA'),
    fill('M0 230C30 224 50 236 58 260L44 300H0Z', '#6E9584'),
  );
}

function drawGardenView(): string {
  return join(
    rect(0, 0, 240, 300, '#D5E5DC'),
    ellipse(170, 70, 40, 12, '#EDF4EE'),
    rect(56, 90, 12, 150, '#8A6248'),
    circle(62, 92, 54, '#7BA58F'),
    circle(24, 122, 34, '#8FB09F'),
    circle(98, 118, 36, '#6E9584'),
    fill('M0 214C80 196 160 200 240 214V300H0Z', '#9CBD9F'),
    fill('M0 250C80 236 160 238 240 248V300H0Z', '#7BA58F'),
    circle(150, 250, 9, '#F4C46B'),
    circle(178, 262, 9, '#F2B7A0'),
    circle(206, 248, 9, '#FDF6EA'),
    circle(124, 268, 9, '#F2B7A0'),
  );
}
