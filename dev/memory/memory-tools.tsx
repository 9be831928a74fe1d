import { useState } from 'react';
import type { Mail, MemoryShop } from './memory-shop';

/** What a server would offer besides the API: the mail outbox, and a reset. */
export function MemoryTools({ shop }: { shop: Promise<MemoryShop> }) {
  const [mails, setMails] = useState<readonly Mail[] | null>(null);
  const read = async () => setMails(await (await shop).mails());
  const reset = async () => {
    await (await shop).forget();
    window.location.assign('/');
  };
  return (
    <>
      <button type="button" onClick={() => void read()}>
        Show mails
      </button>
      {mails?.length === 0 && <p>No mail yet.</p>}
      <ol hidden={!mails?.length}>
        {mails?.map(({ id, recipient, subject, link }) => (
          <li key={id}>
            {recipient}: {subject} {link && <a href={link}>{link}</a>}
          </li>
        ))}
      </ol>
      <button type="button" onClick={() => void reset()}>
        Reset the demo data
      </button>
    </>
  );
}
