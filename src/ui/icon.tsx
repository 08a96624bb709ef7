export type IconName = keyof typeof drawings;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}

const drawings = {
  phone:
    'M6.2 3.9 8.4 3.6c.8-.1 1.5.3 1.8 1l1 2.6c.3.7.1 1.4-.4 1.9L9.5 10.3a11 11 0 0 0 4.2 4.2l1.2-1.3c.5-.5 1.2-.7 1.9-.4l2.6 1c.7.3 1.1 1 1 1.8l-.3 2.2c-.1 1.1-1 1.9-2.1 1.8C10.6 19.1 4.9 13.4 4.4 6c-.1-1.1.7-2 1.8-2.1z',
  chat: 'M3.8 20.2l1.3-4.3a8.4 8.4 0 1 1 3.1 3.1zM9.4 8.9c.3 3.1 2.6 5.4 5.7 5.7',
  mail: 'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3.6 7.5 12 13.2l8.4-5.7',
  place:
    'M12 21c4.6-5 6.8-8.4 6.8-11.3a6.8 6.8 0 1 0-13.6 0C5.2 12.6 7.4 16 12 21zM12 7.6a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
  close: 'M6 6l12 12M18 6L6 18',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
} as const;
