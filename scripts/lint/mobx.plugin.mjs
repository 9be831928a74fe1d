const message = (name) => `Annotates "${name}", which the class does not have: was it renamed?`;

const named = ({ key }) => key?.name ?? key?.value;

/** The names of a class's fields, methods and parameter properties. */
const membersOf = ({ body: { body } }) =>
  new Set(
    body.flatMap((member) => [
      named(member),
      ...(member.kind === 'constructor' ? member.value.params : [])
        .filter(({ type }) => type === 'TSParameterProperty')
        .map(({ parameter }) => (parameter.left ?? parameter).name),
    ]),
  );

/**
 * MobX ignores an annotation without a field, and the type of its argument accepts any name for private fields: after
 * a field was renamed, it would become observable in silence.
 */
const noStaleAnnotation = {
  create(context) {
    const classes = [];
    return {
      ClassDeclaration: (node) => void classes.push(membersOf(node)),
      'ClassDeclaration:exit': () => void classes.pop(),
      CallExpression({ callee, arguments: [, annotations] }) {
        const members = classes.at(-1);
        if (callee.name !== 'makeAutoObservable' || annotations?.type !== 'ObjectExpression' || !members)
          return;
        for (const node of annotations.properties)
          if (!members.has(named(node))) context.report({ node, message: message(named(node)) });
      },
    };
  },
};

export default { meta: { name: 'mobx' }, rules: { 'no-stale-annotation': noStaleAnnotation } };
