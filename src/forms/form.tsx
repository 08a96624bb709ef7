import type { ComponentProps } from 'react';

/** The form of `useForm`. Before hydration, a submit with the method `dialog` does nothing, so no
 * text gets into the url. */
export function Form(props: ComponentProps<'form'>) {
  return <form {...props} className="stack roomy" method="dialog" noValidate />;
}
