export type FurOptions = {
  tufts: number;
  depth: number;
  /** How far the tips hang: 0 points straight out, 1 falls clearly down. */
  fall?: number;
  /** Round puffs in place of pointed locks. */
  soft?: boolean;
};

type Point = [number, number];

/** An oval whose edge is a ring of tufts. Whole, relative steps keep these long paths short. */
export function outlineFur(
  centreX: number,
  centreY: number,
  radiusX: number,
  radiusY: number,
  options: FurOptions,
): string {
  const { tufts, depth, fall = 0.5, soft = false } = options;
  const step = (Math.PI * 2) / tufts;

  function locate(angle: number, extra: number): Point {
    return [
      Math.round(centreX + Math.cos(angle) * (radiusX + extra)),
      Math.round(centreY + Math.sin(angle) * (radiusY + extra)),
    ];
  }

  let current = locate(-Math.PI / 2, 0);
  let d = `M${current.join(' ')}`;

  function curve(command: 'q' | 'c', points: Point[]): void {
    const [x, y] = current;
    d += command + points.map((point) => `${point[0] - x} ${point[1] - y}`).join(' ');
    current = points.at(-1) ?? current;
  }

  for (let index = 0; index < tufts; index += 1) {
    const from = -Math.PI / 2 + index * step;
    const middle = from + step / 2;
    const lean = Math.cos(middle) * fall * step;
    const length = depth * (0.8 + 0.2 * Math.sin(index * 2.4));
    const end = locate(from + step, 0);
    if (soft) {
      curve('c', [
        locate(from + lean * 0.15, length * 1.1),
        locate(from + step * 1.05 + lean * 0.35, length * 1.25),
        end,
      ]);
      continue;
    }
    const tip = locate(middle + lean * 0.7, length);
    curve('q', [locate(middle - step * 0.3 + lean * 0.3, length * 0.75), tip]);
    curve('q', [locate(middle + step * 0.3 + lean * 0.3, length * 0.5), end]);
  }
  return `${d}Z`;
}
