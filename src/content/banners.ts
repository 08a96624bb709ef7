// The sentences of the banners that the specification gives. Tests read them from here.

export const emptyFieldsText = 'De velden mogen niet leeg zijn!';

export const reviewBanners = {
  failed: 'Er is een error opgetreden. Neem contact op met de systeembeheerder.',
  sent: 'Bedankt voor uw review!',
};

export const mailBanners = {
  failed: 'Er is een error opgetreden. Probeer opnieuw of neem contact op met de systeembeheerder.',
  sent: 'Bedankt voor uw mail. De mail zal zo spoedig mogelijk beantwoord worden!',
};

export const photosFailedText =
  "De foto's konden niet geladen worden! Probeer opnieuw of neem contact met ons op.";
