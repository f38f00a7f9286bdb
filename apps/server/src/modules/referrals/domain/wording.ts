/** A friend's name as others may read it: the first name and one letter. */
export function friendName(user: { readonly firstName: string; readonly lastName: string }): string {
  const [initial] = user.lastName.trim().replace(/^(bin|binti|bt|bte|a\/l|a\/p)\s+/i, '');
  return initial === undefined ? user.firstName : `${user.firstName} ${initial.toUpperCase()}.`;
}
