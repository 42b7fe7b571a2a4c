/** Windows for tests: jsdom knows the element but cannot show it. */
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
  this.open = true;
};
