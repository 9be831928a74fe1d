const MESSAGE =
  'Paths are spelled only in src/ui/shared/paths/paths.ts: build it with the function from there.';

/** A path of the shop; a lone slash counts only as the target of a link. */
const isPath = (text) => /^\/[a-z]/i.test(text);

/** Addresses are built by the functions of `src/ui/shared/paths`, so that each is spelled only there. */
const noLiteralPath = {
  create(context) {
    const report = (node) => context.report({ node, message: MESSAGE });
    return {
      Literal(node) {
        const isLink = node.value === '/' && node.parent.type === 'JSXAttribute';
        if (typeof node.value === 'string' && (isLink || isPath(node.value))) report(node);
      },
      TemplateLiteral(node) {
        const text = node.quasis[0].value.raw;
        if (isPath(text) || (text === '/' && node.expressions.length > 0)) report(node);
      },
    };
  },
};

export default { meta: { name: 'paths' }, rules: { 'no-literal-path': noLiteralPath } };
