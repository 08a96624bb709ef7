import { circle, ellipse, fill, join, rect, stroke } from './svg';

/** Wide Drenthe: heath, a canal with a white drawbridge, a farm and birches; 700 by 420. */
export function drawDrenthe(): string {
  return join(
    rect(0, 0, 700, 420, '#CFE3DD'),
    circle(560, 84, 40, '#F4C46B'),
    ellipse(170, 70, 70, 15, '#E9F1EB'),
    ellipse(214, 56, 44, 14, '#E9F1EB'),
    ellipse(420, 120, 56, 11, '#E9F1EB'),
    fill('M0 190C120 172 240 180 360 186S600 176 700 184V420H0Z', '#A9C4A9'),
    drawFarm(),
    fill('M0 232C160 214 420 226 700 214V420H0Z', '#8FB09F'),
    fill('M0 286C120 262 210 270 300 290V420H0Z', '#B98BA0'),
    fill('M0 330C110 312 200 322 290 340V420H0Z', '#A0738A'),
    fill('M352 226H378L560 420H270Z', '#A9CBC9'),
    drawBridge(),
    drawBirch(620, 316, 1),
    drawBirch(664, 330, 0.84),
    ellipse(560, 330, 34, 14, '#6E9584'),
    ellipse(520, 300, 22, 9, '#6E9584'),
    ellipse(70, 300, 26, 9, '#CFA5B7'),
    ellipse(170, 320, 24, 8, '#CFA5B7'),
  );
}

function drawFarm(): string {
  return join(
    ellipse(60, 186, 44, 30, '#6E9584'),
    ellipse(204, 190, 34, 24, '#7BA58F'),
    rect(92, 176, 92, 42, '#C46C49'),
    fill('M80 180L108 138H168L196 180Z', '#8A5A3E'),
    rect(110, 190, 14, 14, '#FDF6EA'),
    rect(146, 186, 20, 32, '#FDF6EA'),
  );
}

function drawBridge(): string {
  return join(
    stroke('M322 250V176M402 250V176', '#FDF6EA', 8),
    stroke('M300 168L424 190', '#FDF6EA', 9),
    stroke('M424 192V246', '#FDF6EA', 4),
    rect(296, 246, 140, 10, '#FDF6EA'),
    stroke('M300 236H432', '#FDF6EA', 4),
  );
}

function drawBirch(x: number, y: number, scale: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    join(
      rect(-6, -110, 12, 112, '#FDF6EA'),
      stroke('M-5-30H0M1-54H5M-5-76H1', '#5A4A42', 3),
      ellipse(0, -136, 40, 52, '#7BA58F'),
      ellipse(16, -112, 28, 34, '#5F8F7D'),
    ) +
    '</g>'
  );
}
