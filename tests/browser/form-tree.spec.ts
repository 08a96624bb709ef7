// What a screen reader is given of both forms, in every state. Read the .aria.yml files beside this.
import { forms, visitFormStates } from './form-states.ts';
import { expect, test } from './site-test.ts';

test.use({ expectedErrors: /status of 500/ });

for (const [name, form] of Object.entries(forms)) {
  test(`a screen reader is given the ${name} form as kept here, in every state`, async ({
    page,
  }) => {
    await visitFormStates(page, form, async (state) => {
      await expect(page.locator('form')).toMatchAriaSnapshot({ name: `${name}-${state}.aria.yml` });
    });
  });
}
