/**
 * React Aria adds one style element to the head unless an element of this id exists. Our content security
 * policy has no inline styles, so this element takes the id, and base.css contains the rule.
 */
export function PressableStyle() {
  return <span id="react-aria-pressable-style" hidden />;
}
