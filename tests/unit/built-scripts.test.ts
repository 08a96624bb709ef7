import { expect, test } from 'vitest';
import { listScripts, nameSource } from '../../scripts/built-scripts.ts';

const files = [
  { fileName: 'assets/a.js', facadeModuleId: '/site/index.html', imports: [] },
  {
    fileName: 'assets/mail.js',
    facadeModuleId: '/site/src/pages/mail-page.tsx',
    imports: ['assets/a.js', 'assets/forms.js'],
  },
  { fileName: 'assets/forms.js', facadeModuleId: null, imports: ['assets/a.js', 'assets/deep.js'] },
  { fileName: 'assets/deep.js', imports: ['assets/mail.js'] },
  { fileName: 'assets/style.css' },
];

test('a page needs its own file, and all that this imports, each once', () => {
  expect(listScripts(files, 'src/pages/mail-page.tsx')).toEqual([
    '/assets/mail.js',
    '/assets/a.js',
    '/assets/forms.js',
    '/assets/deep.js',
  ]);
});

test('a source that was not built is told', () => {
  expect(listScripts(files, 'src/pages/home-page.tsx')).toBeNull();
});

test.each([
  ['home', 'src/pages/home-page.tsx'],
  ['writeReview', 'src/pages/write-review-page.tsx'],
  ['notFound', 'src/pages/not-found-page.tsx'],
] as const)('%s is in %s', (page, source) => {
  expect(nameSource(page)).toBe(source);
});
