// Time in a clip: everything is a pure function of the moment `t`, in seconds.

/** Moments in seconds, each with the value it holds then: `0.5 12, 1.25 40`. */
export type Track = string;

type Key = readonly [moment: number, value: number];

export type Point = { x: number; y: number };

/**
 * The value of a track at `t`: it glides through keys on the way, comes to rest where it turns or
 * waits, and never shoots past a key (a monotone cubic: Fritsch and Carlson, 1980).
 */
export function follow(track: Track, t: number): number {
  const keys = readKeys(track);
  const next = keys.findIndex(([moment]) => moment > t);
  const from = keys[next === -1 ? keys.length - 1 : next - 1];
  const to = keys[next];
  if (!from) return to?.[1] ?? 0;
  if (!to) return from[1];
  const length = to[0] - from[0];
  const u = (t - from[0]) / length;
  const leaving = findSlope(keys[next - 2], from, to) * length;
  const arriving = findSlope(from, to, keys[next + 1]) * length;
  const rise = to[1] - from[1];
  return (
    from[1] +
    u * (leaving + u * (3 * rise - 2 * leaving - arriving + u * (leaving + arriving - 2 * rise)))
  );
}

const known = new Map<Track, Key[]>();

function readKeys(track: Track): Key[] {
  const read = known.get(track) ?? track.split(/,\s+/).map(readKey);
  known.set(track, read);
  return read;
}

function readKey(text: string): Key {
  const [moment = Number.NaN, value = Number.NaN] = text.split(' ').map(Number);
  if (Number.isNaN(moment + value)) throw new Error(`"${text}" is no moment with a value`);
  return [moment, value];
}

/** Speed at the middle key: none at an end, a turn or a wait, else the mean that stays in bounds. */
function findSlope(before: Key | undefined, at: Key, after: Key | undefined): number {
  if (!before || !after) return 0;
  const incoming = (at[1] - before[1]) / (at[0] - before[0]);
  const outgoing = (after[1] - at[1]) / (after[0] - at[0]);
  return incoming * outgoing > 0 ? (2 * incoming * outgoing) / (incoming + outgoing) : 0;
}

/** Starts and stops softly, as living things do. */
export function ease(part: number): number {
  return (1 - Math.cos(Math.PI * Math.min(1, Math.max(0, part)))) / 2;
}

export function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

/** A slow wave between -1 and 1 that starts at 0. */
export function swing(t: number, period: number): number {
  return Math.sin((t / period) * Math.PI * 2);
}

/** 0 with open eyes, 1 with closed ones: down in a tenth of a second, up a little slower. */
export function blink(t: number, moments: readonly number[], length = 0.32): number {
  const start = moments.find((moment) => t >= moment && t < moment + length);
  if (start === undefined) return 0;
  const part = (t - start) / length;
  return part < 0.4 ? ease(part / 0.4) : ease((1 - part) / 0.6);
}

/** A path between two paths that hold the same commands with other numbers. */
export function mixPath(from: string, to: string, part: number): string {
  const goals = readNumbers(to);
  if (readNumbers(from).length !== goals.length) {
    throw new Error(`These paths do not have the same shape: ${from} and ${to}`);
  }
  let index = 0;
  return from.replace(NUMBER, (value) => {
    const mixed = mix(Number(value), goals[index++] ?? 0, part);
    return ` ${Math.round(mixed * 100) / 100}`;
  });
}

const NUMBER = /-?\d+(\.\d+)?/g;

function readNumbers(d: string): number[] {
  return Array.from(d.matchAll(NUMBER), ([value]) => Number(value));
}
