export type Scene = {
  /** Path below public/fotos, without extension. */
  path: string;
  width: number;
  height: number;
  content: string;
};

export function defineScene(path: string, parts: string[], width = 800, height = 600): Scene {
  return { path, width, height, content: parts.join('') };
}
