import { oldOrIllCat } from '../../src/content/answers.ts';
import { listKnown, nameAnswer } from '../../src/content/facts.ts';
import { expect, openPage, test } from './site-test.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const { name, text } of listKnown([oldOrIllCat])) {
  test(`a link opens the question "${name}", and its hash stays in the address`, async ({
    page,
  }) => {
    await openPage(page, '/');
    await expect(page.getByText(text)).toBeHidden();
    await page.getByRole('link', { name: 'Ook dan is uw kat welkom' }).click();
    await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(name)).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(`/#${nameAnswer(oldOrIllCat)}`);
    await page.goto('about:blank');
    await page.goto(`/#${nameAnswer(oldOrIllCat)}`); // as a visitor who got this link
    await expect(page.getByText(text)).toBeVisible();
  });
}
