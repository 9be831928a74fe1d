import type { ReactNode } from 'react';

/** The shop's icons: 24 units square, one stroke width, round line caps. */
export const iconShapes = {
  alert: (
    <>
      <path d="M12 4 3 19.5h18z" />
      <path d="M12 10v4.5m0 2.4v.1" />
    </>
  ),
  bag: (
    <>
      <path d="M5 8.5h14l-.9 11.5H5.9z" />
      <path d="M8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3" />
    </>
  ),
  bolt: <path d="M13 3 5.5 13.5H11L10 21l8-11h-5.8z" />,
  calendar: (
    <>
      <rect x="3.5" y="5" width="17" height="15.5" rx="2" />
      <path d="M3.5 9.8h17M8 2.8V6.5m8-3.7V6.5" />
    </>
  ),
  card: (
    <>
      <rect x="2.8" y="5" width="18.4" height="14" rx="2" />
      <path d="M2.8 9.5h18.4M6.5 15h4" />
    </>
  ),
  check: <path d="m5 12.5 4.7 4.7L19.5 7" />,
  'chevron-down': <path d="m6 9.2 6 6 6-6" />,
  'chevron-left': <path d="m14.8 6-6 6 6 6" />,
  'chevron-right': <path d="m9.2 6 6 6-6 6" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.7" />
      <path d="M12 7v5.3l3.4 2" />
    </>
  ),
  close: <path d="m6 6 12 12M18 6 6 18" />,
  eye: (
    <>
      <path d="M2.5 12C4.6 8 8 6 12 6s7.4 2 9.5 6c-2.1 4-5.5 6-9.5 6s-7.4-2-9.5-6z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  'eye-off': (
    <>
      <path d="M6.3 7.6C4.7 8.6 3.5 10 2.5 12c2.1 4 5.5 6 9.5 6 1.8 0 3.4-.4 4.9-1.2M10 6.2c.7-.1 1.3-.2 2-.2 4 0 7.4 2 9.5 6-.6 1.2-1.4 2.2-2.3 3" />
      <path d="m4 4 16 16" />
    </>
  ),
  filter: <path d="M3.5 7h17M6.5 12h11m-8 5h5" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="8.7" />
      <path d="M3.5 12h17M12 3.3c-4.6 5-4.6 12.4 0 17.4 4.6-5 4.6-12.4 0-17.4z" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.7" />
      <path d="M12 11v5.2m0-8.6v.1" />
    </>
  ),
  leaf: (
    <>
      <path d="M5 19C4 11 8.5 5 20 4.5 20.5 15 14 20.5 6.5 17" />
      <path d="M4 21c1.5-4.5 5-8.5 9.5-10.5" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="2" />
      <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2" />
    </>
  ),
  mail: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2" />
      <path d="m3.8 7 8.2 6.2L20.2 7" />
    </>
  ),
  menu: <path d="M3.5 6.5h17m-17 5.5h17m-17 5.5h17" />,
  minus: <path d="M5.5 12h13" />,
  phone: (
    <path d="M8.7 4H5.5A1.5 1.5 0 0 0 4 5.6C4.4 13.5 10.5 19.6 18.4 20a1.5 1.5 0 0 0 1.6-1.5v-3.2l-4.2-1.7-1.9 2.3a12.4 12.4 0 0 1-5.8-5.8l2.3-1.9z" />
  ),
  picture: (
    <>
      <rect x="3" y="4.5" width="18" height="15" rx="2" />
      <circle cx="8.5" cy="9.5" r="1.6" />
      <path d="m3.5 17.5 5.2-4.8 3.3 3 4-4.2 4.8 5" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21.2c-4.4-4.4-6.6-8-6.6-11a6.6 6.6 0 0 1 13.2 0c0 3-2.2 6.6-6.6 11z" />
      <circle cx="12" cy="10" r="2.3" />
    </>
  ),
  plus: <path d="M12 5.5v13M5.5 12h13" />,
  refresh: <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4l2.3 2.2M19.5 4v4.8h-4.8" />,
  search: (
    <>
      <circle cx="10.8" cy="10.8" r="6.8" />
      <path d="m16 16 5 5" />
    </>
  ),
  truck: (
    <>
      <path d="M2.5 6h11v10.5h-11zM13.5 9.5H18l3.5 3.7v3.3h-8z" />
      <circle cx="7" cy="17.5" r="2" />
      <circle cx="17.3" cy="17.5" r="2" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8.2" r="4" />
      <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof iconShapes;
