// When to draw anew: not between press and release.

/** Acts in the next frame in which nothing of an element is pressed: what is replaced meanwhile would not be clicked. */
export function unpressed(element, action) {
  requestAnimationFrame(() => (element.querySelector(':active') ? unpressed(element, action) : action()));
}
