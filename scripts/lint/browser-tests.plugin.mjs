/** What reads an element once, and the assertion that waits for it. */
const ASSERTIONS = {
  allInnerTexts: 'toHaveText',
  allTextContents: 'toHaveText',
  count: 'toHaveCount',
  getAttribute: 'toHaveAttribute',
  innerText: 'toHaveText',
  inputValue: 'toHaveValue',
  isChecked: 'toBeChecked',
  isDisabled: 'toBeDisabled',
  isEditable: 'toBeEditable',
  isEnabled: 'toBeEnabled',
  isHidden: 'toBeHidden',
  isVisible: 'toBeVisible',
  textContent: 'toHaveText',
};

const message = (name) =>
  `${name}() reads the page once, and a slow machine shows it later: use expect(locator).${ASSERTIONS[name]}(…) or expect.poll.`;

/** A browser test must not expect of an element what it reads at one moment. */
const noSingleRead = {
  create(context) {
    return {
      CallExpression({ callee, arguments: [actual] }) {
        if (callee.name !== 'expect' || actual?.type !== 'AwaitExpression') return;
        const name = actual.argument.callee?.property?.name;
        if (Object.hasOwn(ASSERTIONS, name ?? '')) context.report({ node: actual, message: message(name) });
      },
    };
  },
};

export default { meta: { name: 'browser-tests' }, rules: { 'no-single-read': noSingleRead } };
