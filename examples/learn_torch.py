"""The same as learn_numpy.py in PyTorch: an actor and a critic, against RLCard's random player, from nothing.

pip install torch
python examples/learn_torch.py            some minutes; the share of rounds won is printed on the way
"""

import sys

import numpy as np
import torch
from torch import nn

from penultimate.lab.vector import LearnerVectorEnv

TABLES, STEPS, HIDDEN, RATE, ENTROPY = 256, 16, 64, 1e-3, 0.01


class Net(nn.Module):
    """Observations to a hidden layer, and from there to the odds of every action and to what the critic expects."""

    def __init__(self, inputs, actions):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, HIDDEN), nn.ReLU())
        self.policy, self.value = nn.Linear(HIDDEN, actions), nn.Linear(HIDDEN, 1)

    def forward(self, seen):
        observations, masks = torch.as_tensor(seen["observation"]), torch.as_tensor(seen["action_mask"])
        hidden = self.body(observations)
        scores = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=scores), self.value(hidden).squeeze(1)


def learn(updates, seed=1, players=2, report=50):
    torch.manual_seed(seed)
    tables = LearnerVectorEnv(TABLES, players=players, opponent="random")
    seen, _ = tables.reset(seed=seed)
    net = Net(seen["observation"].shape[1], int(tables.single_action_space.n))
    optimiser = torch.optim.Adam(net.parameters(), RATE)
    won = played = 0
    for update in range(1, updates + 1):
        batch = []
        for _ in range(STEPS):
            with torch.no_grad():
                action = net(seen)[0].sample().numpy()
            after, reward, ended, cut, _ = tables.step(action)
            batch.append((seen, action, reward, ended | cut))
            seen, won, played = after, won + (reward[ended] > 0).sum(), played + ended.sum()
        with torch.no_grad():
            gained = net(seen)[1].numpy() * ~batch[-1][3]
        returns = []
        for _, _, reward, over in reversed(batch):
            gained = reward + gained * ~over
            returns.append(gained)
        together = {part: np.concatenate([step[0][part] for step in batch]) for part in batch[0][0]}
        odds, expected = net(together)
        advantage = torch.as_tensor(np.concatenate(returns[::-1]), dtype=torch.float32) - expected
        scaled = (advantage / (advantage.std() + 1e-6)).detach()
        actions = torch.as_tensor(np.concatenate([step[1] for step in batch]))
        loss = (
            -(odds.log_prob(actions) * scaled).mean() + 0.25 * (advantage**2).mean() - ENTROPY * odds.entropy().mean()
        )
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        if update % report == 0:
            print(f"update {update}: {won / max(played, 1):.1%} of {played} rounds won", flush=True)
            won = played = 0
    return net


if __name__ == "__main__":
    learn(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
