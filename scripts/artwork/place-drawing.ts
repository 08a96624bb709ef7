export type Place = { x: number; y: number; width: number; height: number };

export function placeDrawing(svg: string, { x, y, width, height }: Place): string {
  const box = `<svg x="${x}" y="${y}" width="${width}" height="${height}"`;
  const content = svg.slice(svg.indexOf('<svg')).trim();
  return content.replace(/<svg[^>]*>/, (root) =>
    root.replace(/\s(?:x|y|width|height)="[^"]*"/g, '').replace('<svg', box),
  );
}

export function readSize(svg: string): { width: number; height: number } {
  const [, width, height] = /<svg[^>]*\sviewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`A drawing has no viewBox: ${svg.slice(0, 200)}`);
  return { width: Number(width), height: Number(height) };
}
