const MESSAGE =
  'Texts come from src/texts, in every language (docs/decisions/0044-texts-by-language.md): add this one there.';

/** Attributes that are shown or spoken, and properties of our components that become them. */
const TEXT_ATTRIBUTE =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|placeholder|title|label|hint|description|message)$/;

const isText = (value) => typeof value === 'string' && /\p{L}{2}/u.test(value);

/** A text that a shopper reads or hears must not be written where it is shown. */
const noLiteralText = {
  create(context) {
    const report = (node) => context.report({ node, message: MESSAGE });
    return {
      JSXText(node) {
        if (isText(node.value.replaceAll(/&\w+;/g, ''))) report(node);
      },
      Literal(node) {
        if (!isText(node.value)) return;
        const { parent } = node;
        const isChild =
          parent.type === 'JSXExpressionContainer' && parent.parent.type.match(/^JSX(?:Element|Fragment)$/);
        const attribute = parent.type === 'JSXAttribute' ? parent : parent.parent;
        const isNamed = attribute?.type === 'JSXAttribute' && TEXT_ATTRIBUTE.test(attribute.name.name);
        if (isChild || isNamed) report(node);
      },
    };
  },
};

export default { meta: { name: 'texts' }, rules: { 'no-literal-text': noLiteralText } };
