// One run of `npm run photos`: what it was given, and what has come of it so far.
import type { AltTexts } from './alt-texts.ts';
import type { Album } from './open-album.ts';
import type { DoneList } from './record.ts';

export type PhotoOptions = {
  root: string; // of the project
  ask: ((question: string) => Promise<string>) | null; // null when nobody is there to answer
  print: (sentence: string) => void;
  openAlbum: () => Promise<Album>;
};

export type PhotoOutcome = {
  made: string[];
  removed: string[];
  documents: number; // written or removed
  problems: string[]; // sentences for the owner
};

export type Run = PhotoOptions & { done: DoneList; alts: AltTexts; outcome: PhotoOutcome };

export async function confirm({ ask }: Run, question: string): Promise<boolean> {
  return ask !== null && /^j(?:a)?$/i.test((await ask(`${question} (j/N)`)).trim());
}

export async function findAlt(run: Run, path: string, question: string): Promise<string | null> {
  const known = run.alts.find(path);
  if (known || !run.ask) return known;
  const text = (await run.ask(question)).trim();
  if (text) await run.alts.add(path, text);
  return text || null;
}

export function isOfAlbum(path: string): boolean {
  return path.startsWith('album/');
}
