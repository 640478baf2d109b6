/**
 * Places taken in turn, each as often as its weight, evenly spread: smooth weighted round robin (as nginx balances servers).
 * @param weights above 0.
 * @returns the next place; `may` leaves places out for once.
 */
export function takeTurns(weights: readonly number[]): (may?: (place: number) => boolean) => number {
  const credit = weights.map(() => 0);
  return (may = () => true) => {
    let best = -1;
    let sum = 0;
    for (const [place, weight] of weights.entries()) {
      if (!may(place)) continue;
      sum += weight;
      credit[place] = (credit[place] as number) + weight;
      if (best < 0 || (credit[place] as number) > (credit[best] as number)) best = place;
    }
    credit[best] = (credit[best] as number) - sum;
    return best;
  };
}
