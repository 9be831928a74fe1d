const COLOUR = /--colour-([a-z-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g;

/**
 * The colour tokens of a style sheet as a module, so that the storefront's server can check their contrast to a brand's
 * own colours.
 *
 * @param {string} css src/ui/shared/tokens.css
 */
export function colourTokensModule(css) {
  const rows = [...css.matchAll(COLOUR)].map(
    ([, name, light, dark, both]) =>
      `  ${/-/.test(name) ? `'${name}'` : name}: ['${light ?? both}', '${dark ?? both}'],`,
  );
  return `/**
 * The shop's colours, each in the light and in the dark theme. Generated from src/ui/shared/tokens.css by
 * \`npm run generate\`. Never edited.
 */
export const COLOUR_TOKENS = {
${rows.join('\n')}
} as const;
`;
}
