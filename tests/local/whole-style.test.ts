import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { wholeStyle } from '../../scripts/whole-style.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const face = '@font-face{font-family:Zacht;src:url(/zacht.woff2)}';

async function buildApp(css: string) {
  const root = await createTemporaryFolder();
  await mkdir(join(root, 'src'));
  const app = `import './app.css';\nimport { wholeStyle } from 'virtual:whole-style';\ndocument.title = wholeStyle;`;
  await writeFile(join(root, 'src', 'app.js'), app);
  await writeFile(join(root, 'src', 'app.css'), `@import './part.css';\n${face}`);
  await writeFile(join(root, 'src', 'part.css'), css);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [wholeStyle()],
    build: { cssCodeSplit: false, write: false, rolldownOptions: { input: 'src/app.js' } },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('One build was asked for');
  const [{ fileName, code }] = built.output;
  return { fileName, code };
}

test('the app has the whole style sheet in it, but for the typefaces', async () => {
  const { code } = await buildApp('.a::before{content:"$&"}');
  expect(code).toContain(JSON.stringify('.a:before{content:"$&"}'));
  expect(code).not.toMatch(/font-face|__WHOLE_STYLE__/);
});

test('another style sheet makes another file of the app, so that no cache keeps the old one', async () => {
  const names = await Promise.all(
    ['.a{color:red}', '.a{color:blue}', '.a{color:red}'].map((css) => buildApp(css)),
  );
  const [red, blue, redAgain] = names.map(({ fileName }) => fileName);
  expect(redAgain).toBe(red);
  expect(blue).not.toBe(red);
});
