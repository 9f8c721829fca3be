"""Learn to play from nothing, in plain NumPy: an actor and a critic on one hidden layer, against the random player.

    python examples/learn_numpy.py            some minutes; the share of rounds won is printed on the way

256 tables are asked at a time. After 16 steps everything that was done is made more likely if it led to more than the
critic expected, and less likely otherwise (advantage actor-critic), with Adam.
"""

import sys

import numpy as np

from penultimate.lab.vector import LearnerVectorEnv

TABLES, STEPS, HIDDEN, RATE, ENTROPY = 256, 16, 64, 1e-3, 0.01


class Net:
    """Observations to a hidden layer, and from there to a number for every action and one for the critic."""

    def __init__(self, inputs, actions, seed):
        chance = np.random.default_rng(seed)
        shapes = {"a": (inputs, HIDDEN), "b": (HIDDEN,), "policy": (HIDDEN, actions), "value": (HIDDEN, 1)}
        scale = {"a": 0.1, "policy": 0.01, "value": 0.01}
        self.weights = {k: chance.normal(0, scale.get(k, 0), s).astype(np.float32) for k, s in shapes.items()}
        self.moments = {k: (np.zeros_like(w), np.zeros_like(w)) for k, w in self.weights.items()}
        self.updates = 0

    def __call__(self, seen, masks):
        """What the hidden layer makes of it, how likely each action is, and what the critic expects."""
        hidden = np.maximum(seen @ self.weights["a"] + self.weights["b"], 0)
        scores = np.where(masks > 0, hidden @ self.weights["policy"], -np.inf)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), (hidden @ self.weights["value"])[:, 0]

    def improve(self, seen, masks, actions, gained):
        hidden, odds, expected = self(seen, masks)
        advantage = gained - expected
        scaled = advantage / (advantage.std() + 1e-6)
        towards = -odds * scaled[:, None]
        towards[np.arange(len(actions)), actions] += scaled
        logs = np.log(np.maximum(odds, 1e-12))
        towards -= ENTROPY * odds * (logs - (odds * logs).sum(axis=1, keepdims=True))
        back = towards @ self.weights["policy"].T + 0.5 * advantage[:, None] @ self.weights["value"].T
        back *= hidden > 0
        self._step(a=seen.T @ back, b=back.sum(0), policy=hidden.T @ towards, value=hidden.T @ advantage[:, None] * 0.5)

    def _step(self, **uphill):
        self.updates += 1
        for name, slope in uphill.items():
            slope = slope / TABLES / STEPS
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            corrected = np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8
            self.weights[name] += RATE * mean / (1 - 0.9**self.updates) / corrected


def any_of(odds, chance):
    """An action for each row, as likely as it says."""
    return (odds.cumsum(axis=1) > chance.random((len(odds), 1)) * odds.sum(axis=1, keepdims=True)).argmax(axis=1)


def learn(updates, seed=1, players=2, report=50):
    """Returns the net and, after every `report` updates, the share of rounds it has won since."""
    tables = LearnerVectorEnv(TABLES, players=players, opponent="random")
    seen, _ = tables.reset(seed=seed)
    net, chance = Net(seen["observation"].shape[1], tables.single_action_space.n, seed), np.random.default_rng(seed)
    won = played = 0
    shares = []
    for update in range(1, updates + 1):
        batch = []
        for _ in range(STEPS):
            action = any_of(net(seen["observation"], seen["action_mask"])[1], chance)
            after, reward, ended, cut, _ = tables.step(action)
            batch.append((seen["observation"], seen["action_mask"], action, reward, ended | cut))
            seen, won, played = after, won + (reward[ended] > 0).sum(), played + ended.sum()
        gained = net(seen["observation"], seen["action_mask"])[2] * ~batch[-1][4]
        returns = []
        for _, _, _, reward, over in reversed(batch):
            gained = reward + gained * ~over
            returns.append(gained)
        observations, masks, actions = (np.concatenate([step[part] for step in batch]) for part in range(3))
        net.improve(observations, masks, actions, np.concatenate(returns[::-1]).astype(np.float32))
        if update % report == 0:
            shares.append(won / max(played, 1))
            print(f"update {update}: {shares[-1]:.1%} of {played} rounds won", flush=True)
            won = played = 0
    return net, shares


if __name__ == "__main__":
    learn(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
