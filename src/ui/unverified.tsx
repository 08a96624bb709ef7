/** Tells a visitor without a token of App Check what helps: often an ad blocker stops reCAPTCHA.
 * Only a reload requests Google's script again. */
export function Unverified() {
  return (
    <>
      De site wordt nu extra beveiligd met reCAPTCHA van Google, en die kon niet laden. Zet een
      reclameblokkade voor deze site even uit en laad de pagina opnieuw.
    </>
  );
}
