export const offer = {
  rabbitsSince: 'april 2022',
  boardingSince: 'januari 2025',
  boardingRooms: 'twee kamers',
  catsPerRoom: 'twee of drie katten uit één huishouden',
  kittenAge: '14 à 16 weken',
} as const;
