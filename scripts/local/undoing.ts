export type Undoing = {
  add: (undo: () => Promise<void>) => void;
  /** Runs all, the last added first. One that fails does not keep the others from being run. */
  run: () => Promise<void>;
};

export function createUndoing(): Undoing {
  const undos: (() => Promise<void>)[] = [];
  return {
    add: (undo) => undos.push(undo),
    async run() {
      for (const undo of undos.splice(0).reverse()) {
        await undo().catch((error) => console.error('While ending:', error));
      }
    },
  };
}
