declare module 'subset-font' {
  export type Axes = Record<string, number | { min: number; max: number }>;

  const subsetFont: (
    font: Buffer,
    glyphs: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes: Axes;
      keepFeatures: string[];
      noHinting: boolean;
    },
  ) => Promise<Buffer>;

  // biome-ignore lint/style/noDefaultExport: the package has no other export
  export { subsetFont as default };
}
