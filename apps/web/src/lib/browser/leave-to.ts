/** Leaves the app for another address in the same window, such as the page where a payment is made. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}
