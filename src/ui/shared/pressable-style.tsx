/**
 * React Aria adds one style element to the head unless an element of this id exists. Our content security
 * policy has no inline styles, so the id is taken here and the rule it would add stands in base.css.
 */
export function PressableStyle() {
  return <span id="react-aria-pressable-style" hidden />;
}
