import { Notice } from '../../shared/notice/notice';

/** Tells a customer that the identity check is done; the contract does not say how long it is valid. */
export function VerifiedNotice({ reminder }: { reminder: string }) {
  return (
    <Notice tone="success" title="Your age and identity are verified">
      <p>{['You do not need to send your ID again.', reminder].filter(Boolean).join(' ')}</p>
    </Notice>
  );
}
