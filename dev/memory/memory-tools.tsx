import { useState } from 'react';
import type { Mail, MemoryShop } from './memory-shop';

/** What a server would be asked for beside the shop: its mails, and a new beginning. */
export function MemoryTools({ shop }: { shop: Promise<MemoryShop> }) {
  const [mails, setMails] = useState<readonly Mail[] | null>(null);
  const read = async () => setMails(await (await shop).mails());
  const startAfresh = async () => {
    await (await shop).forget();
    window.location.assign('/');
  };
  return (
    <>
      <button type="button" onClick={() => void read()}>
        Read the mails
      </button>
      {mails?.length === 0 && <p>No mail yet.</p>}
      <ol hidden={!mails?.length}>
        {mails?.map(({ id, recipient, subject, link }) => (
          <li key={id}>
            {recipient}: {subject} {link && <a href={link}>{link}</a>}
          </li>
        ))}
      </ol>
      <button type="button" onClick={() => void startAfresh()}>
        Start a new shop
      </button>
    </>
  );
}
