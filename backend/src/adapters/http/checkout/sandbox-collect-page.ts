import { escapeMarkup } from '../../../../../server/escape-markup';
import { PLAIN_STYLE, plainPage } from '../plain-page';

/** Inline style of this page; the content security policy allows it by its hash. */
export const COLLECT_STYLE = `${PLAIN_STYLE}.about { color: light-dark(#6b635a, #b3a89b); font-size: 0.875rem; margin: 0; }
.asked { margin: 1.5rem 0; padding: 1.25rem; border: 1px solid light-dark(#e4dcd0, #3a332c); border-radius: 12px; background: light-dark(#fff, #211d19); }
.asked p { margin: 0; }
.amount { font-size: 1.75rem; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 0.75rem; }
button { font: inherit; min-height: 2.75rem; border-radius: 6px; border: 1px solid light-dark(#1f4d3a, #86c7a7); cursor: pointer; background: transparent; color: light-dark(#1f4d3a, #86c7a7); }
button[value=paid] { background: light-dark(#1f4d3a, #86c7a7); color: light-dark(#fff, #171411); }
button:focus-visible { outline: 3px solid light-dark(#b83b5e, #e58aa5); outline-offset: 2px; }
`;

/** Stands for the shopper's UPI app. Approve comes first, so that it also comes first for screen readers. */
export function collectPage({
  orderNumber,
  amount,
}: {
  orderNumber: string;
  /** With its currency. */
  amount: string;
}): string {
  const main = `<h1>Approve payment</h1>
<p class="about">This UPI app is simulated. No money is transferred.</p>
<div class="asked">
<p class="amount">${escapeMarkup(amount)}</p>
<p>Order #${escapeMarkup(orderNumber)}</p>
</div>
<form method="post">
<button name="answer" value="paid">Approve</button>
<button name="answer" value="declined">Decline</button>
</form>`;
  return plainPage({ title: 'Approve payment (simulated)', style: COLLECT_STYLE, main });
}
